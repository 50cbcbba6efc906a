/** The screens that need no session; plain links lead to them, since nothing of the console is drawn around them. */
export const ACCOUNT_ADDRESSES = {
  login: '/admin',
  forgotPassword: '/admin/forgot-password',
  register: '/admin/register',
  setPassword: '/admin/set-password',
} as const;
