/** An address without its query, which may hold one-time links and what people search, and without the token of a share link. */
export function pathToLog(address: string): string {
  const [path = ''] = address.split('?');
  return path.replace(/^\/+share\/+[^/]+/i, '/share/[redacted]');
}
