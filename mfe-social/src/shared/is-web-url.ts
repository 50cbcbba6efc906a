/** Returns whether the server accepts a URL: http or https, with a host and without credentials. */
export function isWebUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.hostname !== '' && url.username === '' && url.password === '';
}
