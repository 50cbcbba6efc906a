import { SHARE_LINK_YEARS } from '@vitral/sdk/contracts/share-links';
import { useTranslation } from '@vitral/sdk/i18n';
import { TextField } from '@vitral/sdk/ui/forms';
import { useController, type Control } from 'react-hook-form';
import { dayOf, isValidExpiryDay, latestDay } from './expiry.ts';
import type { ShareLinkValues } from './share-link-values.ts';

/** The last day of a link that expires on a date. */
export function DayField({ control }: { control: Control<ShareLinkValues> }) {
  const { t } = useTranslation('mfe-content');
  const { field, fieldState } = useController({
    control,
    name: 'expiresAt',
    rules: {
      validate: (day) => isValidExpiryDay(day) || t('share-links.dayRefused', { years: SHARE_LINK_YEARS }),
    },
  });
  const { ref, ...rest } = field;
  return (
    <TextField
      {...rest}
      inputRef={ref}
      type="date"
      label={t('share-links.fields.expiresAt')}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dayOf(new Date()), max: latestDay() } }}
    />
  );
}
