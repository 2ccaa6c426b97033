"""picture.py PAGE PICTURE: writes the picture of a page of findings that the README shows."""

import sys

import browser

page, picture = sys.argv[1:]
window = browser.Browser(browser.program())
try:
    window.open(page, width=1120, height=1000)
    window.picture(picture)
finally:
    window.close()
