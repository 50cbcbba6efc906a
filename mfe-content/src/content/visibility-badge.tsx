import type { ContentItem, Visibility } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Chip, Stack, type ChipProps } from '@vitral/ui';

const COLORS: Record<Visibility, ChipProps['color']> = {
  public: 'success',
  team: 'info',
  private: 'warning',
};

/** Who may see an item, and whether it is hidden from all of them for now. */
export function VisibilityBadge({ item }: { item: Pick<ContentItem, 'visibility' | 'isVisible'> }) {
  const { t } = useTranslation('mfe-content');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <Chip size="small" color={COLORS[item.visibility]} label={t(`visibility.${item.visibility}`)} />
      {!item.isVisible && <Chip size="small" variant="outlined" label={t('visibility.hidden')} />}
    </Stack>
  );
}
