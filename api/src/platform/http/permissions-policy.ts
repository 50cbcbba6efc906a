/** Browser features that ask people, reach devices or identify a browser; neither pages nor embeds need them. */
const REFUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['identity-credentials-get', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['otp-credentials', 'payment', 'serial', 'storage-access', 'usb', 'window-management'],
];

/**
 * Applies to documents only, each of which carries it, so it has no features that browsers refuse to frames anyway. Features
 * that embeds need (autoplay, full screen and the like) are not listed either: a frame gets them only by its `allow` attribute,
 * and `frame-src` lists the origins of frames.
 */
export const PERMISSIONS_POLICY = REFUSED.map((name) => `${name}=()`).join(', ');
