import { FRAME_ORIGINS } from '@vitral/embeds';

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

/** Features that embeds need as well, which the `allow` attribute of their frames passes on. */
const OF_EMBEDS = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const EMBEDS = FRAME_ORIGINS.map((origin) => `"${origin}"`).join(' ');

export const PERMISSIONS_POLICY = [
  ...REFUSED.map((name) => `${name}=()`),
  ...OWN.map((name) => `${name}=(self)`),
  ...OF_EMBEDS.map((name) => `${name}=(self ${EMBEDS})`),
].join(', ');
