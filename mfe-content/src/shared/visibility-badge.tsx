import type { Visibility } from '@vitral/contracts/content';
import { useTranslation } from '@vitral/i18n';
import { Chip, type ChipProps } from '@vitral/ui';

const COLORS: Record<Visibility, ChipProps['color']> = {
  public: 'success',
  team: 'info',
  private: 'warning',
};

export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation('mfe-content');
  return <Chip size="small" color={COLORS[visibility]} label={t(`visibility.${visibility}`)} />;
}
