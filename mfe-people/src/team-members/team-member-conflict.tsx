import type { TeamMemberInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConflictNotice, type Conflict } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { FIELDS } from './team-member-input.ts';

interface TeamMemberConflictProps {
  control: Control<TeamMemberInput>;
  conflict: Conflict<TeamMemberInput>;
}

/** Both sides of a member that two people edited. */
export function TeamMemberConflict({ control, conflict }: TeamMemberConflictProps) {
  const { t } = useTranslation('mfe-people');
  const mine = useWatch({ control, compute: (values: TeamMemberInput) => values });
  const showFlag = (value: unknown) => t(value ? 'status.active' : 'status.inactive');
  return (
    <ConflictNotice
      mine={mine}
      conflict={conflict}
      fields={FIELDS.map((name) => ({
        name,
        label: t(`team-members.fields.${name}`),
        show: name === 'isActive' ? showFlag : undefined,
      }))}
    />
  );
}
