enum NativeAdsModule {}
