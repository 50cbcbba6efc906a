import { useTranslation } from '@vitral/i18n';
import { Box, IconButton, NavigationIcon } from '@vitral/ui';

export interface MoveButtonsProps {
  name: string;
  /** From 0. */
  index: number;
  count: number;
  onStep: (by: -1 | 1, button: HTMLButtonElement) => void;
}

/** One place up or down, not beyond either end. */
export function MoveButtons({ name, index, count, onStep }: MoveButtonsProps) {
  const { t } = useTranslation('mfe-social');
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <IconButton
        aria-label={t('embeds.moveUp', { title: name })}
        disabled={index === 0}
        onClick={({ currentTarget }) => onStep(-1, currentTarget)}
      >
        <NavigationIcon name="arrow_upward" />
      </IconButton>
      <IconButton
        aria-label={t('embeds.moveDown', { title: name })}
        disabled={index === count - 1}
        onClick={({ currentTarget }) => onStep(1, currentTarget)}
      >
        <NavigationIcon name="arrow_downward" />
      </IconButton>
    </Box>
  );
}
