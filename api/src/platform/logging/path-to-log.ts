/** An address without its query, which may hold one-time links and what people search, and without the token of a link. */
export function pathToLog(address: string): string {
  const [path = ''] = address.split('?');
  return path.replace(/^\/+(share|api\/+backups\/+download)\/+[^/]+/i, (_, place: string) => {
    return `/${place.toLowerCase().replaceAll(/\/+/g, '/')}/[redacted]`;
  });
}
