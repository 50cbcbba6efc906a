import { lazyComponent } from '@vitral/ui';
import type { ComponentType } from 'react';
import { ACCOUNT_PATHS } from './forms/account-paths.ts';
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

export const LazyLoginRenewalForm = lazyScreen(
  'login-renewal-form',
  async () =>
    (await import(/* webpackChunkName: "login" */ './login/login-renewal-form.tsx')).LoginRenewalForm,
);

const SCREENS: Record<string, ComponentType> = {
  [ACCOUNT_PATHS.forgotPassword]: lazyScreen(
    'forgot-password',
    async () =>
      (await import(/* webpackChunkName: "login" */ './accounts/forgot-password-page.tsx'))
        .ForgotPasswordPage,
  ),
  [ACCOUNT_PATHS.register]: lazyScreen(
    'register',
    async () => (await import(/* webpackChunkName: "login" */ './accounts/register-page.tsx')).RegisterPage,
  ),
  [ACCOUNT_PATHS.renewed]: lazyScreen(
    'login-renewed',
    async () =>
      (await import(/* webpackChunkName: "login" */ './login/login-renewed-page.tsx')).LoginRenewedPage,
  ),
  [ACCOUNT_PATHS.setPassword]: lazyScreen(
    'set-password',
    async () =>
      (await import(/* webpackChunkName: "login" */ './accounts/set-password-page.tsx')).SetPasswordPage,
  ),
};

const FOR_EVERYBODY: readonly string[] = [ACCOUNT_PATHS.setPassword, ACCOUNT_PATHS.renewed];

/**
 * Returns the screen of a path that needs no session. Such a screen also opens during a session, since its link may
 * belong to another account.
 */
export function findAccountScreen(path: string) {
  const url = path.replace(/\/$/, '');
  const Page = Object.hasOwn(SCREENS, url) ? SCREENS[url] : undefined;
  return Page && { Page, isForEverybody: FOR_EVERYBODY.includes(url) };
}
