import { latePart } from '@vitral/ui';
import type { ComponentType } from 'react';
import { CenteredSpinner } from '../panels/centered-spinner.tsx';
import { ACCOUNT_ADDRESSES } from './account-addresses.ts';

const ForgotPasswordPage = latePart(
  'forgot-password',
  async () => (await import(/* webpackChunkName: "login" */ './forgot-password-page.tsx')).ForgotPasswordPage,
  CenteredSpinner,
);
const RegisterPage = latePart(
  'register',
  async () => (await import(/* webpackChunkName: "login" */ './register-page.tsx')).RegisterPage,
  CenteredSpinner,
);
const SetPasswordPage = latePart(
  'set-password',
  async () => (await import(/* webpackChunkName: "login" */ './set-password-page.tsx')).SetPasswordPage,
  CenteredSpinner,
);

interface AccountScreen {
  Page: ComponentType;
  /** A link may be for another account than the one that is logged in here. */
  isForEverybody: boolean;
}

const SCREENS: Record<string, AccountScreen> = {
  [ACCOUNT_ADDRESSES.forgotPassword]: { Page: ForgotPasswordPage, isForEverybody: false },
  [ACCOUNT_ADDRESSES.register]: { Page: RegisterPage, isForEverybody: false },
  [ACCOUNT_ADDRESSES.setPassword]: { Page: SetPasswordPage, isForEverybody: true },
};

/** The screen of an address that opens without a session. */
export function accountScreenAt(path: string): AccountScreen | undefined {
  const address = path.replace(/\/$/, '');
  return Object.hasOwn(SCREENS, address) ? SCREENS[address] : undefined;
}
