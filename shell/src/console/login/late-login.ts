import { latePart } from '@vitral/ui';
import { CenteredSpinner } from '../panels/centered-spinner.tsx';

/** Whoever is logged in already needs no form for it. */
export const LateLoginPage = latePart(
  'login-page',
  async () => (await import(/* webpackChunkName: "login" */ './login-page.tsx')).LoginPage,
  CenteredSpinner,
);

export const LateLoginForm = latePart(
  'login-form',
  async () => (await import(/* webpackChunkName: "login" */ './login-form.tsx')).LoginForm,
  CenteredSpinner,
);
