/** Paths of the screens without a session; plain links lead to them, since they are outside the console's router. */
export const ACCOUNT_PATHS = {
  login: '/admin',
  forgotPassword: '/admin/forgot-password',
  register: '/admin/register',
  setPassword: '/admin/set-password',
  renewed: '/admin/login-renewed',
} as const;
