import { NEW_TEAM_MEMBER, type TeamMember } from '@vitral/contracts';
import { errorText, useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TeamMemberForm, type TeamMemberFormProps } from './team-member-form.tsx';
import { fetchTeamMember, useSaveTeamMember } from './team-members.queries.ts';

interface TeamMemberDialogProps {
  /** Undefined for a new one, who comes last. */
  member?: TeamMember;
  onClose: () => void;
}

/** Adds or edits a member. It can be sent unless the name is blank or a picture is being uploaded. */
export function TeamMemberDialog({ member, onClose }: TeamMemberDialogProps) {
  const { t } = useTranslation('mfe-people');
  const [uploading, setUploading] = useState({ imageLarge: false, imageSmall: false });
  const onUploading = useCallback<TeamMemberFormProps['onUploading']>(
    (picture, isUploading) => setUploading((known) => ({ ...known, [picture]: isUploading })),
    [],
  );
  const isUploading = uploading.imageLarge || uploading.imageSmall;
  const failureText = member ? 'team-members.updateFailed' : 'team-members.createFailed';
  const editing = useItemForm({
    item: member,
    blank: NEW_TEAM_MEMBER,
    save: useSaveTeamMember(member?.id),
    refetch: fetchTeamMember,
    staleCode: 'team-members.stale',
    failure: (error) => notify.error(t(failureText, { reason: errorText(error) })),
    onSaved: onClose,
  });
  const { control } = editing.form;
  const name = useWatch({ control, name: 'name' });
  return (
    <ItemFormDialog
      editing={editing}
      title={t(member ? 'team-members.editTitle' : 'team-members.addTitle')}
      submitLabel={t(member ? 'actions.update' : 'actions.create')}
      canSubmit={name.trim() !== '' && !isUploading}
      isDirty={isUploading}
      label={(field) => t(`team-members.fields.${field}`)}
      show={{ isActive: (isActive) => t(isActive ? 'status.active' : 'status.inactive') }}
      onClose={onClose}
    >
      <TeamMemberForm control={control} onUploading={onUploading} />
    </ItemFormDialog>
  );
}
