import { useTranslation } from '@vitral/i18n';
import { ConflictNotice, type Conflict, type ConflictField } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import type { UserValues } from './edit-user-dialog.tsx';

interface UserConflictProps {
  control: Control<UserValues>;
  conflict: Conflict<UserValues>;
}

/** Both sides of an account that two people edited. */
export function UserConflict({ control, conflict }: UserConflictProps) {
  const { t } = useTranslation('mfe-people');
  const mine = useWatch({ control, compute: (values: UserValues) => values });
  const field = (name: keyof UserValues, show?: (value: unknown) => string): ConflictField<UserValues> => ({
    name,
    label: t(`users.fields.${name}`),
    show,
  });
  return (
    <ConflictNotice
      mine={mine}
      conflict={conflict}
      fields={[
        field('name'),
        field('username'),
        field('email'),
        field('role', (role) => t(`role.${String(role)}`)),
        field('isEnabled', (isEnabled) => t(isEnabled ? 'users.yes' : 'users.no')),
      ]}
    />
  );
}
