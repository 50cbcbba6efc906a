const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a text is an address of this very machine, as the server takes it: no path, nobody's name. */
export function isOwnMachine(text: string): boolean {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol)) return false;
  return LOOPBACK.has(address.hostname) && address.port !== '' && address.href === `${address.origin}/`;
}
