import { lazyComponent } from '../feedback/lazy-component.tsx';
import type { BulkBarProps } from './bulk-props.ts';

/** The bar loads with the first selection. */
const BulkBar = lazyComponent(
  'bulk-bar',
  async () => (await import('./bulk-bar.tsx')).BulkBar,
  () => null,
);

/** The bar of a list with bulk changes while anything on screen is selected. */
export function LateBulkBar(props: BulkBarProps) {
  const { rows, selection } = props;
  return (selection.isWhole || rows.some(({ id }) => selection.ids.has(id))) && <BulkBar {...props} />;
}
