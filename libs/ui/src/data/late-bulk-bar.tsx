import { registerTexts } from '@vitral/i18n';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import type { BulkBarProps } from './bulk-props.ts';

const TEXTS = { es: () => import('./texts/bulk/es.json'), en: () => import('./texts/bulk/en.json') };

/** The bar loads with the first selection. */
const BulkBar = lazyComponent(
  'bulk-bar',
  async () => {
    registerTexts('bulk', TEXTS);
    return (await import('./bulk-bar.tsx')).BulkBar;
  },
  () => null,
);

/** The bar of a list with bulk changes while anything on screen is selected. */
export function LateBulkBar(props: BulkBarProps) {
  const { rows, selection } = props;
  return (selection.isWhole || rows.some(({ id }) => selection.ids.has(id))) && <BulkBar {...props} />;
}
