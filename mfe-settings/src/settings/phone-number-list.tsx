import { useTranslation } from '@vitral/i18n';
import { IconButton, NavigationIcon, Stack, Typography } from '@vitral/ui';

interface PhoneNumberListProps {
  labelledBy: string;
  numbers: readonly string[];
  disabled: boolean;
  onRemove: (number: string) => void;
}

/** Phone numbers, each with a button that removes it. */
export function PhoneNumberList({ labelledBy, numbers, disabled, onRemove }: PhoneNumberListProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Stack component="ul" aria-labelledby={labelledBy} direction="row" useFlexGap spacing={1} sx={LIST}>
      {numbers.map((number) => (
        <Stack key={number} component="li" direction="row" sx={PILL}>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {number}
          </Typography>
          <IconButton
            size="small"
            aria-label={t('settings.removeNumber', { number })}
            disabled={disabled}
            onClick={() => onRemove(number)}
            sx={{ minWidth: 28, minHeight: 28, p: 0.25 }}
          >
            <NavigationIcon name="close" sx={{ fontSize: 16 }} />
          </IconButton>
        </Stack>
      ))}
    </Stack>
  );
}

const LIST = { m: 0, p: 0, flexWrap: 'wrap', listStyle: 'none' } as const;
const PILL = {
  alignItems: 'center',
  gap: 0.5,
  pl: 1.5,
  pr: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 5,
} as const;
