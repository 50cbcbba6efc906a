/** An address without its query, which may hold one-time links and what people search, and without the token of a link. */
export function pathToLog(address: string): string {
  const [path = ''] = address.split('?');
  // In capitals it opens nothing, but may still be somebody's link.
  return path.replace(/^\/(share|api\/backups\/download)\/[^/]+/i, '/$1/[redacted]');
}
