/**
 * Paths of the screens without a session. Plain links lead to them, since they render outside the console's router.
 */
export const ACCOUNT_PATHS = {
  login: '/admin',
  forgotPassword: '/admin/forgot-password',
  register: '/admin/register',
  setPassword: '/admin/set-password',
} as const;
