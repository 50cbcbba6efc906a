const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether a URL contains a name or a password, which logs and lists would show. */
export function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}

/** Returns whether requests to a URL are encrypted, or stay on this machine; false for a URL with credentials. */
export function isSecureUrl(text: string): boolean {
  if (!URL.canParse(text) || hasCredentials(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}
