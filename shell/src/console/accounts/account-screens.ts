import type { ComponentType } from 'react';
import { ACCOUNT_ADDRESSES } from './account-addresses.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { SetPasswordPage } from './set-password-page.tsx';

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
