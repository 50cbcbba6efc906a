/** Not `[::1]`: no content security policy can name it, so that browsers would load nothing from there. */
const LOOPBACK_ORIGIN = /^http:\/\/(?:127\.0\.0\.1|localhost):([1-9]\d{0,4})$/;
const LARGEST_PORT = 65_535;

/** Whether a text is an origin of the very machine that the browser runs on: nobody else can be sent anywhere by it. */
export function isDeveloperAddress(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const port = LOOPBACK_ORIGIN.exec(text)?.[1];
  return port !== undefined && Number(port) <= LARGEST_PORT;
}
