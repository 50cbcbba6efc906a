/** The page that opens after the login, and in place of pages that a role may not open. */
export const START_PAGE = '/admin/dashboard';

/** Returns whether the URL names no page. */
export const isAtStart = () => /^\/admin\/?$/.test(window.location.pathname);
