import { ROLES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Alert } from '@vitral/ui';
import { FormControlLabel, FormGroup } from '@vitral/ui/forms';
import { useWatch } from 'react-hook-form';
import { MemberCheckbox } from './member-checkbox.tsx';
import type { SettingsForm } from './use-settings-form.ts';

type SecondFactorFieldProps = Pick<SettingsForm, 'control'>;

/** The roles that require a second factor. */
export function SecondFactorField({ control }: SecondFactorFieldProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <>
      <FormGroup role="group" aria-label={t('settings.secondFactor')}>
        {ROLES.map((role) => (
          <FormControlLabel
            key={role}
            label={t(`settings.roles.${role}`)}
            control={<MemberCheckbox control={control} path="secondFactorRoles" member={role} />}
          />
        ))}
      </FormGroup>
      <OwnFactorNotice control={control} />
    </>
  );
}

/** Warns people who require a second factor of their own role without having one. */
function OwnFactorNotice({ control }: SecondFactorFieldProps) {
  const { t } = useTranslation('mfe-settings');
  const { role, hasSecondFactor } = useCurrentUser();
  const roles = useWatch({ control, name: 'secondFactorRoles' });
  if (!roles.includes(role) || hasSecondFactor) return null;
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {t('settings.ownSecondFactor')}
    </Alert>
  );
}
