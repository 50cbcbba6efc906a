/** Whether a text is an address as the server takes it: http or https, with a host. */
export function isWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol) && address.hostname !== '';
}
