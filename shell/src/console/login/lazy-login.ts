import { lazyComponent } from '@vitral/ui';
import { CenteredSpinner } from '../panels/centered-spinner.tsx';

/** The login form loads lazily: with a session it is not needed. */
export const LazyLoginPage = lazyComponent(
  'login-page',
  async () => (await import(/* webpackChunkName: "login" */ './login-page.tsx')).LoginPage,
  CenteredSpinner,
);

export const LazyLoginForm = lazyComponent(
  'login-form',
  async () => (await import(/* webpackChunkName: "login" */ './login-form.tsx')).LoginForm,
  CenteredSpinner,
);
