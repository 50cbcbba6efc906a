import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** What neither a page of the site nor an embed needs: no frame can be granted it either. */
const REFUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'midi'],
  ...['idle-detection', 'magnetometer', 'microphone', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

const PERMISSIONS_POLICY = REFUSED_FEATURES.map((name) => `${name}=()`).join(', ');

const NONE = ["'none'"];

const setByHelmet = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    // The last three do not follow from the first.
    directives: { defaultSrc: NONE, baseUri: NONE, formAction: NONE, frameAncestors: NONE },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Only a browser that came by TLS takes it: behind a proxy or on the loopback address it is ignored.
  frameguard: { action: 'deny' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
});

/** For every answer; pages put their own content security policy in place of this one, which lets nothing run. */
export function securityHeaders(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  setByHelmet(request, response, next);
}

/** What `securityHeaders` sets, for answers that are made once and sent many times. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = setHeaders();

function setHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(request, response, () => {});
  return Object.fromEntries(
    response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]),
  );
}
