import type { UserInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FormDialog, useFailureTeller } from '@vitral/ui/forms';
import { useForm } from 'react-hook-form';
import { AT_FIELD } from './user-fields.ts';
import { cleaned, UserForm } from './user-form.tsx';
import { UserLinkDialog } from './user-link-dialog.tsx';
import { useAddUser } from './users.queries.ts';

const BLANK: UserInput = { name: '', username: '', email: null, role: 'user' };
const FIELDS = Object.keys(BLANK) as (keyof UserInput)[];

/** Makes an account, and then shows the link by which its person chooses a password. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const { control, formState, handleSubmit, setError } = useForm<UserInput>({ defaultValues: BLANK });
  const { mutate, isPending, data: invited } = useAddUser();
  const tellFailure = useFailureTeller({
    form: { setError },
    fields: FIELDS,
    message: t('users.createFailed'),
    atField: AT_FIELD,
  });
  if (invited) return <UserLinkDialog user={invited.user} link={invited.link} onClose={onClose} />;

  return (
    <FormDialog
      open
      title={t('users.addTitle')}
      submitLabel={t('users.addSubmit')}
      isDirty={formState.isDirty}
      isSubmitting={isPending}
      onSubmit={handleSubmit((values) => mutate(cleaned(values), { onError: tellFailure }))}
      onClose={onClose}
    >
      <UserForm control={control} />
    </FormDialog>
  );
}
