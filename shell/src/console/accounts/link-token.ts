let token: string | undefined;

/**
 * The token behind `#` in a link, '' when there is none. It leaves the address bar and the history at the first call,
 * and is kept here: a screen may be drawn more than once before it stays.
 */
export function takeLinkToken(): string {
  const { hash, pathname, search } = window.location;
  if (hash !== '') {
    token = hash.slice(1);
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return token ?? '';
}
