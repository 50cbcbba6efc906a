import type { LockedPackage } from './lock.ts';

export const locked = (details: Partial<LockedPackage> = {}): LockedPackage => ({
  name: 'left-pad',
  version: '1.3.0',
  integrity: 'sha512-',
  resolved: null,
  hasInstallScript: false,
  licence: 'MIT',
  isDevelopment: false,
  ...details,
});
