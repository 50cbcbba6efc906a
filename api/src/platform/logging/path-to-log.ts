/** The route parameter of links that grant access to their holders. */
const SECRET = ':token';

/**
 * Returns a function that reduces a URL to the path to log: without the query, which may contain one-time links and search terms,
 * and without the token of a link. `routes` are the paths of all routes.
 */
export function pathsToLog(routes: readonly string[]): (address: string) => string {
  const heads = routes.flatMap((route) => {
    const end = route.indexOf(SECRET);
    return end < 0 ? [] : [route.slice(0, end).toLowerCase()];
  });
  return (address) => {
    const [path = ''] = address.split('?');
    // In another case the path opens nothing, but may still contain somebody's token.
    const head = heads.find((candidate) => path.toLowerCase().startsWith(candidate));
    if (head === undefined) return path;
    return path.slice(0, head.length) + path.slice(head.length).replace(/^[^/]+/, '[redacted]');
  };
}
