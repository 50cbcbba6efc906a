import type { Visibility } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import { Chip, type ChipProps } from '@vitral/sdk/ui';

const COLORS: Record<Visibility, ChipProps['color']> = {
  public: 'success',
  team: 'info',
  private: 'warning',
};

export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation('mfe-content');
  return <Chip size="small" color={COLORS[visibility]} label={t(`visibility.${visibility}`)} />;
}
