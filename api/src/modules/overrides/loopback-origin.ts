/** Excludes `[::1]`: a content security policy cannot name it, so browsers would not load anything from it. */
const LOOPBACK_ORIGIN = /^http:\/\/(?:127\.0\.0\.1|localhost):([1-9]\d{0,4})$/;
const MAX_PORT = 65_535;

/** True for a loopback origin with a port: it points to the browser's own machine, so it cannot redirect anybody else. */
export function isLoopbackOrigin(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const port = LOOPBACK_ORIGIN.exec(text)?.[1];
  return port !== undefined && Number(port) <= MAX_PORT;
}
