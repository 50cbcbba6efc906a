import type { Boot } from '@vitral/contracts/modules';
import { renderPage, type PageOptions } from '@vitral/testing';
import type { ReactElement } from 'react';
import { BootContext, siteFromBoot } from '../console/boot-context.ts';
import { bootWith } from './boot.ts';

const texts = { es: () => import('../i18n/es.json'), en: () => import('../i18n/en.json') };

export interface ScreenOptions extends Omit<PageOptions, 'module'> {
  boot?: Partial<Boot>;
}

/** Renders a part of the shell for specs, without a session unless a role is given. */
export function renderScreen(screen: ReactElement, { boot, ...options }: ScreenOptions = {}) {
  const whole = { ...bootWith([]), ...boot };
  return renderPage(<BootContext value={whole}>{screen}</BootContext>, {
    role: null,
    site: siteFromBoot(whole),
    module: { name: 'shell', texts },
    ...options,
  });
}

/** Response to GET /api/auth/options, for specs. */
export const OPTIONS = {
  isRegistrationOpen: true,
  canMail: true,
  passwordMinLength: 10,
  isPasswordLoginOff: false,
  providers: [],
};
