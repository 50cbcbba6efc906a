import {
  DENSITIES,
  NOTIFICATION_EMAILS,
  THEMES,
  type Density,
  type Theme,
} from '@vitral/sdk/contracts/accounts';
import { CONSOLE_LANGUAGES } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser, useSession } from '@vitral/sdk/session';
import { notify, Stack } from '@vitral/sdk/ui';
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { ProfileSection } from './profile-section.tsx';
import { useSetPreference } from './profile.queries.ts';

/** Preferences of the account for all devices; each choice is saved at once. */
export function Preferences() {
  const { t } = useTranslation('mfe-people');
  const { language, setLanguage } = useSession();
  const { theme, density, notificationEmails, email } = useCurrentUser();
  const { mutate: set } = useSetPreference({
    saved: () => notify.success(t('profile.preferences.kept')),
    failed: (error) => notify.failure(t('profile.preferences.failed'), error),
  });
  const asSite = { value: 'site' as const, label: t('profile.asSite') };
  return (
    <ProfileSection id="preferences" title={t('profile.preferences')} text={t('profile.preferencesText')}>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <Choice
          label={t('profile.language')}
          value={language}
          choices={CONSOLE_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          onChoose={(next) => void setLanguage(next)}
        />
        <Choice<Theme | 'site'>
          label={t('profile.theme')}
          value={theme ?? 'site'}
          choices={[asSite, ...THEMES.map((value) => ({ value, label: t(`profile.theme.${value}`) }))]}
          onChoose={(next) => set({ theme: next === 'site' ? null : next })}
        />
        <Choice<Density | 'site'>
          label={t('profile.density')}
          value={density ?? 'site'}
          choices={[asSite, ...DENSITIES.map((value) => ({ value, label: t(`profile.density.${value}`) }))]}
          onChoose={(next) => set({ density: next === 'site' ? null : next })}
        />
        <Choice
          label={t('profile.notificationEmails')}
          hint={t(email ? 'profile.notificationEmailsHint' : 'profile.notificationEmailsNoAddress')}
          value={notificationEmails}
          choices={NOTIFICATION_EMAILS.map((value) => ({
            value,
            label: t(`profile.notificationEmails.${value}`),
          }))}
          onChoose={(next) => set({ notificationEmails: next })}
        />
      </Stack>
    </ProfileSection>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  hint?: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, hint, value, choices, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={(_, next) => onChoose(next as Value)}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio />}
            label={choice.label}
          />
        ))}
      </RadioGroup>
      {hint && (
        <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
