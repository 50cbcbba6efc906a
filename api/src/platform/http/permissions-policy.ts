/** Browser features, as Chromium names them, that neither pages nor embeds need; no frame can be granted them either. */
const REFUSED = [
  ...['accelerometer', 'camera', 'captured-surface-control', 'compute-pressure', 'display-capture'],
  ...[
    'cross-origin-isolated',
    'geolocation',
    'gyroscope',
    'hid',
    'identity-credentials-get',
    'idle-detection',
  ],
  ...['keyboard-map', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment'],
  ...['screen-wake-lock', 'serial', 'storage-access', 'sync-xhr', 'usb', 'window-management'],
  ...['xr-spatial-tracking'],
];

/** Features that our own documents need: passkeys, and copying of links. */
const OWN = [
  'publickey-credentials-create',
  'publickey-credentials-get',
  'clipboard-read',
  'clipboard-write',
];

/**
 * Applies to documents only. Features that embeds need (autoplay, full screen and the like) are not listed: by default a frame
 * gets them only by its `allow` attribute, and `frame-src` lists the origins of frames.
 */
export const PERMISSIONS_POLICY = [
  ...REFUSED.map((name) => `${name}=()`),
  ...OWN.map((name) => `${name}=(self)`),
].join(', ');
