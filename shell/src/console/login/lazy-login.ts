import { latePart } from '@vitral/ui';
import { CenteredSpinner } from '../panels/centered-spinner.tsx';

/** The login form loads lazily: with a session it is not needed. */
export const LazyLoginPage = latePart(
  'login-page',
  async () => (await import(/* webpackChunkName: "login" */ './login-page.tsx')).LoginPage,
  CenteredSpinner,
);

export const LazyLoginForm = latePart(
  'login-form',
  async () => (await import(/* webpackChunkName: "login" */ './login-form.tsx')).LoginForm,
  CenteredSpinner,
);
