let token: string | undefined;

/**
 * Returns the token in the fragment of a link, '' without one. The first call removes it from the URL and the history
 * and stores it here, because React may render a screen several times before mounting it.
 */
export function takeLinkToken(): string {
  const { hash, pathname, search } = window.location;
  if (hash !== '') {
    token = hash.slice(1);
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return token ?? '';
}
