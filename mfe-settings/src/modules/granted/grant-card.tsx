import { lazyComponent, LoadingCards } from '@vitral/sdk/ui';

/** Loads for the modules of other repositories alone, which few sites have. */
export const GrantCard = lazyComponent<{ name: string }>(
  'module-grant',
  async () => (await import('./module-grant.tsx')).ModuleGrant,
  () => <LoadingCards count={1} height={200} />,
);
