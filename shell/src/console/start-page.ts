/** The page that opens after the login, and in place of pages that a role may not open. */
export const START_PAGE = '/admin/dashboard';

const isStart = (pathname: string) => /^\/admin\/?$/.test(pathname);

/** Returns whether the URL names no page. */
export const isAtStart = () => isStart(window.location.pathname);

/** Returns the path, or the path of the start page if it names no page: the console redirects there after its first render. */
export const namedPath = (pathname: string) => (isStart(pathname) ? START_PAGE : pathname);
