/// The view of the AdChoices icon of a system-defined ad.
public final class AdChoicesView: UIView {}
