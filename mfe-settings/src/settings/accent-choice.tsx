import { ACCENTS, type SettingsInput } from '@vitral/sdk/contracts/settings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, colorsIn, Stack, Typography } from '@vitral/sdk/ui';
import { Radio, RadioGroup, FormControlLabel } from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useSettingText } from './use-setting-text.ts';

/** The colour of the site, as panes of glass to choose from. */
export function AccentChoice({ control }: { control: Control<SettingsInput> }) {
  const { t } = useTranslation('mfe-settings');
  const { labelOf, choicesOf } = useSettingText();
  const { field } = useController({ control, name: 'accent' });
  const id = useId();
  return (
    <Box>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {labelOf('accent')}
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
        {t('settings.accentHint')}
      </Typography>
      <RadioGroup
        name={field.name}
        value={field.value}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onChange={(_, value) => field.onChange(value)}
        onBlur={field.onBlur}
        sx={{ mt: 1, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 12rem))' }}
      >
        {choicesOf('accent').map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio slotProps={index === 0 ? { input: { ref: field.ref } } : {}} />}
            label={
              <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                <Pane accent={ACCENTS[index] ?? ACCENTS[0]} />
                <span>{label}</span>
              </Stack>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

/** A pane of glass in the accent colour; decorative, since its name is beside it. */
function Pane({ accent }: { accent: SettingsInput['accent'] }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 14,
        height: 22,
        borderRadius: '7px 7px 2px 2px',
        bgcolor: colorsIn('light', accent).primary,
        '[data-theme=dark] &': { bgcolor: colorsIn('dark', accent).primary },
      }}
    />
  );
}
