import type { Block, BuiltBlockType } from '@vitral/sdk/contracts/blocks';
import { MAIN_BLOCKS, type FixedPage } from '@vitral/sdk/contracts/site-pages';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert } from '@vitral/sdk/ui';
import { useBilingual } from './use-bilingual.ts';

interface MainBlockNoticeProps {
  page: FixedPage | null;
  blocks: readonly Pick<Block, 'type' | 'isHidden'>[];
  types: readonly BuiltBlockType[];
}

/** Warns while a page that the site links to lacks the type of block that visitors expect there. */
export function MainBlockNotice({ page, blocks, types }: MainBlockNoticeProps) {
  const { t } = useTranslation('mfe-content');
  const text = useBilingual();
  const main = page && types.find(({ type }) => type === MAIN_BLOCKS[page]);
  if (!main || blocks.some(({ type, isHidden }) => type === main.type && !isHidden)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('site-pages.mainBlockMissing', { name: text(main.title) })}
    </Alert>
  );
}
