import { lazyComponent } from '@vitral/sdk/ui';

/** Actions on the selected files, which load with the first selection. */
export const LateContentBar = lazyComponent(
  'content-bulk-bar',
  async () => (await import('./content-bulk-bar.tsx')).ContentBulkBar,
  () => null,
);
