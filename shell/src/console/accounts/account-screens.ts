import { lazyComponent } from '@vitral/ui';
import type { ComponentType } from 'react';
import { CenteredSpinner } from '../panels/centered-spinner.tsx';
import { ACCOUNT_PATHS } from './account-paths.ts';

const ForgotPasswordPage = lazyComponent(
  'forgot-password',
  async () => (await import(/* webpackChunkName: "login" */ './forgot-password-page.tsx')).ForgotPasswordPage,
  CenteredSpinner,
);
const RegisterPage = lazyComponent(
  'register',
  async () => (await import(/* webpackChunkName: "login" */ './register-page.tsx')).RegisterPage,
  CenteredSpinner,
);
const SetPasswordPage = lazyComponent(
  'set-password',
  async () => (await import(/* webpackChunkName: "login" */ './set-password-page.tsx')).SetPasswordPage,
  CenteredSpinner,
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
