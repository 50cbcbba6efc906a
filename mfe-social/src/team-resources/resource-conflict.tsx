import type { TeamResourceInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConflictNotice, type Conflict, type ConflictField } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';

interface ResourceConflictProps {
  control: Control<TeamResourceInput>;
  conflict: Conflict<TeamResourceInput>;
}

/** Both sides of a resource that two people edited. */
export function ResourceConflict({ control, conflict }: ResourceConflictProps) {
  const { t } = useTranslation('mfe-social');
  const mine = useWatch({ control, compute: (values: TeamResourceInput) => values });
  const field = (
    name: keyof TeamResourceInput,
    show?: (value: unknown) => string,
  ): ConflictField<TeamResourceInput> => ({ name, label: t(`team-resources.fields.${name}`), show });
  return (
    <ConflictNotice
      mine={mine}
      conflict={conflict}
      fields={[
        field('title'),
        field('type', (value) => t(`team-resources.type.${String(value)}`)),
        field('url'),
        field('description'),
        field('isActive', (value) => t(value ? 'team-resources.yes' : 'team-resources.no')),
      ]}
    />
  );
}
