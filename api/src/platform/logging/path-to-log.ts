/** The parameter of routes by which whoever knows a link gets in. */
const SECRET = ':token';

/**
 * Returns what is logged of an address: its path without the query, which may hold one-time links and what people search, and
 * without the token of a link. `routes`: the paths of all routes.
 */
export function pathsToLog(routes: readonly string[]): (address: string) => string {
  const heads = routes.flatMap((route) => {
    const end = route.indexOf(SECRET);
    return end < 0 ? [] : [route.slice(0, end).toLowerCase()];
  });
  return (address) => {
    const [path = ''] = address.split('?');
    // In capitals it opens nothing, but may still be somebody's link.
    const head = heads.find((candidate) => path.toLowerCase().startsWith(candidate));
    if (head === undefined) return path;
    return path.slice(0, head.length) + path.slice(head.length).replace(/^[^/]+/, '[redacted]');
  };
}
