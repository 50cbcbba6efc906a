import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Browser features that neither pages nor embeds need; no frame can be granted them either. */
const REFUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'midi'],
  ...['idle-detection', 'magnetometer', 'microphone', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

const PERMISSIONS_POLICY = REFUSED_FEATURES.map((name) => `${name}=()`).join(', ');

const NONE = ["'none'"];

const setByHelmet = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    // The last three do not fall back to default-src.
    directives: { defaultSrc: NONE, baseUri: NONE, formAction: NONE, frameAncestors: NONE },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  frameguard: { action: 'deny' },
  // Browsers ignore this header over plain HTTP, such as on the loopback address.
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
});

/** Sets the security headers of every response; pages replace the content security policy, which allows nothing. */
export function securityHeaders(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  setByHelmet(request, response, next);
}

/** The headers of `securityHeaders`, for responses that are built once and sent many times. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = setHeaders();

function setHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(request, response, () => {});
  return Object.fromEntries(
    response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]),
  );
}

/** Forbids caches to store responses of the API, unless a handler overrides the header. */
export function forbidStoring(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
