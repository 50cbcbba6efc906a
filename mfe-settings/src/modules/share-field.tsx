import { useTranslation } from '@vitral/sdk/i18n';
import { Stack } from '@vitral/sdk/ui';
import { InputAdornment, Slider, TextField } from '@vitral/sdk/ui/forms';

const SHARE = { min: 1, max: 99 } as const;

export const isShare = (share: number) => Number.isInteger(share) && share >= SHARE.min && share <= SHARE.max;

interface ShareFieldProps {
  /** Percent; NaN while the field is empty. */
  value: number;
  onChange: (share: number) => void;
}

/** A share of the visitors, as slider and number. */
export function ShareField({ value, onChange }: ShareFieldProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ alignItems: 'flex-start', width: 1, columnGap: 3, rowGap: 1 }}
    >
      <Slider
        aria-label={t('modules.share')}
        {...SHARE}
        value={isShare(value) ? value : SHARE.min}
        valueLabelDisplay="auto"
        getAriaValueText={(share) => t('modules.percent', { value: share })}
        onChange={(_, share) => onChange(Number(share))}
        sx={{ mt: 0.75, mx: 1, width: 'auto', flexGrow: 1, alignSelf: 'stretch' }}
      />
      <TextField
        type="number"
        label={t('modules.shareNumber')}
        value={Number.isNaN(value) ? '' : value}
        error={!isShare(value)}
        helperText={isShare(value) ? undefined : t('modules.shareRange', SHARE)}
        onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
        slotProps={{
          htmlInput: { ...SHARE, step: 1 },
          input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
        }}
        sx={{ width: 150, flexShrink: 0 }}
      />
    </Stack>
  );
}
