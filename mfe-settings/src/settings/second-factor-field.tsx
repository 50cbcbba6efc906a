import { ROLES, type Role } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Alert } from '@vitral/ui';
import { Checkbox, FormControlLabel, FormGroup } from '@vitral/ui/forms';
import { useController, useWatch } from 'react-hook-form';
import { secondFactorField } from './settings-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

type SecondFactorFieldProps = Pick<SettingsForm, 'control'>;

/** The roles whose people need a second factor. */
export function SecondFactorField({ control }: SecondFactorFieldProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <>
      <FormGroup role="group" aria-label={t('settings.secondFactor')}>
        {ROLES.map((role) => (
          <RoleBox key={role} control={control} role={role} />
        ))}
      </FormGroup>
      <OwnFactorNotice control={control} />
    </>
  );
}

function RoleBox({ control, role }: SecondFactorFieldProps & { role: Role }) {
  const { t } = useTranslation('mfe-settings');
  const { field } = useController({ control, name: secondFactorField(role) });
  const { value, onChange, ...rest } = field;
  return (
    <FormControlLabel
      label={t(`settings.roles.${role}`)}
      control={<Checkbox {...rest} checked={value} onChange={(_, checked) => onChange(checked)} />}
    />
  );
}

/** Whoever asks it of the own role has to be ready for it. */
function OwnFactorNotice({ control }: SecondFactorFieldProps) {
  const { t } = useTranslation('mfe-settings');
  const { role, hasSecondFactor } = useCurrentUser();
  const isAsked = useWatch({ control, name: secondFactorField(role) });
  if (!isAsked || hasSecondFactor) return null;
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {t('settings.ownSecondFactor')}
    </Alert>
  );
}
