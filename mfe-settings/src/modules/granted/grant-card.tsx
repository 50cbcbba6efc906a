import { lazyComponent, LoadingCards } from '@vitral/sdk/ui';
import { withTexts } from '../late-texts.ts';

/** Loads with its texts for the modules of other repositories alone, which few sites have. */
export const GrantCard = lazyComponent<{ name: string }>(
  'module-grant',
  () => withTexts('granted', async () => (await import('./module-grant.tsx')).ModuleGrant),
  () => <LoadingCards count={1} height={200} />,
);
