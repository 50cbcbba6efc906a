import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import { allows } from '@vitral/contracts/access';
import { LIMITS } from '@vitral/contracts/limits';
import type { SavedView, ViewedList } from '@vitral/contracts/saved-views';
import { useTranslation } from '@vitral/i18n';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../forms/form-dialog.tsx';
import { FormTextField } from '../forms/form-text-field.tsx';
import { FormSwitch } from '../forms/switches.tsx';
import { useFailureReport } from '../forms/use-failures.ts';
import { useSaveView } from './saved-views.queries.ts';
import type { ViewState } from './use-view-changes.ts';

interface ViewDialogProps {
  list: ViewedList;
  /** The view that is renamed or shared; null for a new one. */
  view: SavedView | null;
  /** The contents of a new view. */
  state: ViewState;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

/** Names a view and shares it, for accounts that may share views. */
export function ViewDialog({ list, view, state, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation('views');
  const form = useForm({ defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false } });
  const { control, handleSubmit, formState } = form;
  const { mutate, isPending } = useSaveView(list, view);
  const mayShare = useMayShare() || view?.isShared;
  const onError = useFailureReport({
    form,
    fields: ['name', 'isShared'],
    atField: { 'saved-views.name-taken': 'name' },
    message: t('views.saveFailed'),
  });
  const save = handleSubmit((values) =>
    mutate(
      { ...(view ? { search: view.search, columns: view.columns } : state), ...values },
      {
        onError,
        onSuccess: (saved) => {
          onClose();
          if (!view) onSaved(saved);
        },
      },
    ),
  );
  return (
    <FormDialog
      open
      title={t(view ? 'views.edit' : 'views.saveAs')}
      submitLabel={t('actions.save')}
      isDirty={formState.isDirty && !isPending}
      isSubmitting={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        label={t('views.name')}
        limit={LIMITS.viewName}
        hint={view ? undefined : t('views.holds')}
        required
        autoFocus
      />
      {mayShare && (view?.isOwn ?? true) && (
        <FormSwitch control={control} name="isShared" label={t('views.share')} />
      )}
    </FormDialog>
  );
}

function useMayShare(): boolean {
  const user = useQueryClient().getQueryData(currentUserQuery.queryKey);
  return user ? allows(user.role, 'shared-views.write') : false;
}
