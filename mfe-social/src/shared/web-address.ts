/** Whether a text is an address as the server takes it: http or https, with a host and without a login. */
export function isWebAddress(text: string): boolean {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol)) return false;
  return address.hostname !== '' && address.username === '' && address.password === '';
}
