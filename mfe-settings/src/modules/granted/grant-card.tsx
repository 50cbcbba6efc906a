import { addTexts } from '@vitral/sdk/i18n';
import { lazyComponent, LoadingCards } from '@vitral/sdk/ui';

/** Loads with its texts for the modules of other repositories alone, which few sites have. */
export const GrantCard = lazyComponent<{ name: string }>(
  'module-grant',
  async () => {
    await addTexts('mfe-settings', TEXTS);
    return (await import('./module-grant.tsx')).ModuleGrant;
  },
  () => <LoadingCards count={1} height={200} />,
);
const TEXTS = { es: () => import('./texts/es.json'), en: () => import('./texts/en.json') };
