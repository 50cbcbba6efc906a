import { ROLES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import {
  Alert,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
} from '@vitral/ui';
import { useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { SECOND_FACTOR_FIELDS, type SettingsValues } from './settings-values.ts';

interface SecondFactorFieldProps {
  control: Control<SettingsValues>;
}

/** The roles whose people need a second factor. */
export function SecondFactorField({ control }: SecondFactorFieldProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  return (
    <FormControl component="fieldset" aria-describedby={id}>
      <FormLabel component="legend">{t('settings.secondFactor')}</FormLabel>
      <FormHelperText id={id} sx={{ mx: 0 }}>
        {t('settings.secondFactorHint')}
      </FormHelperText>
      <FormGroup sx={{ mt: 1 }}>
        {ROLES.map((role) => (
          <RoleBox
            key={role}
            control={control}
            name={SECOND_FACTOR_FIELDS[role]}
            label={t(`settings.roles.${role}`)}
          />
        ))}
      </FormGroup>
      <OwnFactorNotice control={control} />
    </FormControl>
  );
}

interface RoleBoxProps extends SecondFactorFieldProps {
  name: (typeof SECOND_FACTOR_FIELDS)[keyof typeof SECOND_FACTOR_FIELDS];
  label: string;
}

function RoleBox({ control, name, label }: RoleBoxProps) {
  const { field } = useController({ control, name });
  const { value, onChange, ...rest } = field;
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...rest} checked={value} onChange={(_, checked) => onChange(checked)} />}
    />
  );
}

/** Whoever asks it of the own role has to be ready for it. */
function OwnFactorNotice({ control }: SecondFactorFieldProps) {
  const { t } = useTranslation('mfe-settings');
  const { role, hasSecondFactor } = useCurrentUser();
  const isAsked = useWatch({ control, name: SECOND_FACTOR_FIELDS[role] });
  if (!isAsked || hasSecondFactor) return null;
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {t('settings.ownSecondFactor')}
    </Alert>
  );
}
