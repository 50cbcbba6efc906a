import { lazyComponent } from '@vitral/ui';
import type { ComponentType } from 'react';
import { ACCOUNT_PATHS } from './accounts/account-paths.ts';
import { CenteredSpinner } from './panels.tsx';

const lazyScreen = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(name, load, CenteredSpinner);

/** The login loads lazily: with a session it is not needed. */
export const LazyLoginPage = lazyScreen(
  'login-page',
  async () => (await import(/* webpackChunkName: "login" */ './login/login-page.tsx')).LoginPage,
);
export const LazyLoginForm = lazyScreen(
  'login-form',
  async () => (await import(/* webpackChunkName: "login" */ './login/login-page.tsx')).LoginForm,
);
const ForgotPasswordPage = lazyScreen(
  'forgot-password',
  async () =>
    (await import(/* webpackChunkName: "login" */ './accounts/forgot-password-page.tsx')).ForgotPasswordPage,
);
const RegisterPage = lazyScreen(
  'register',
  async () => (await import(/* webpackChunkName: "login" */ './accounts/register-page.tsx')).RegisterPage,
);
const SetPasswordPage = lazyScreen(
  'set-password',
  async () =>
    (await import(/* webpackChunkName: "login" */ './accounts/set-password-page.tsx')).SetPasswordPage,
);

interface AccountScreen {
  Page: ComponentType;
  /** The screen also opens during a session, because the link may belong to another account. */
  isForEverybody: boolean;
}

const SCREENS: Record<string, AccountScreen> = {
  [ACCOUNT_PATHS.forgotPassword]: { Page: ForgotPasswordPage, isForEverybody: false },
  [ACCOUNT_PATHS.register]: { Page: RegisterPage, isForEverybody: false },
  [ACCOUNT_PATHS.setPassword]: { Page: SetPasswordPage, isForEverybody: true },
};

/** Returns the screen of a path that opens without a session. */
export function findAccountScreen(path: string): AccountScreen | undefined {
  const address = path.replace(/\/$/, '');
  return Object.hasOwn(SCREENS, address) ? SCREENS[address] : undefined;
}
