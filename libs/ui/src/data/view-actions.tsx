import Box from '@mui/material/Box';
import type { SavedView, ViewedList } from '@vitral/contracts/saved-views';
import { errorText, useTranslation } from '@vitral/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { notify } from '../feedback/notify.ts';
import { ItemMenu } from '../forms/item-menu.tsx';
import type { ItemMenuEntry } from '../layout/item-actions.ts';
import { Icon } from '../layout/icon.tsx';
import { useSetStartView } from './list-preferences.queries.ts';
import { useDeleteView, useSaveView } from './saved-views.queries.ts';
import type { ViewChanges } from './use-view-changes.ts';

const ViewDialog = lazyComponent(
  'view-dialog',
  async () => (await import('./view-dialog.tsx')).ViewDialog,
  () => null,
);

type Task = 'new' | 'edit' | 'delete' | null;

interface ViewActionsProps {
  list: ViewedList;
  changes: ViewChanges;
  /** The list opens with the chosen view. */
  isStart: boolean;
  /** The list has no view yet, so its first view may also be shared. */
  isFirst: boolean;
}

/** Saves what is on screen as a new view or in the chosen one; a menu renames, shares, resets and deletes the chosen view. */
export function ViewActions({ list, changes, isStart, isFirst }: ViewActionsProps) {
  const { t } = useTranslation('views');
  const [task, setTask] = useState<Task>(null);
  const { view, state, isChanged, open, reset } = changes;
  const [saved, setSaved] = useState<SavedView | null>(null);
  const openSaved = useEffectEvent(() => saved && open(saved));
  // Runs afterwards, since the dialog blocks navigation while it has input.
  useEffect(() => {
    if (saved) openSaved();
  }, [saved]);
  const save = useSaveView(list, view);
  const remove = useDeleteView();
  const setStartView = useSetStartView(list);
  const update = () =>
    view &&
    save.mutate(
      { name: view.name, isShared: view.isShared, ...state },
      {
        onSuccess: reset,
        onError: (error) => notify.error(t('views.saveFailed'), { description: errorText(error) }),
      },
    );
  const close = () => setTask(null);
  const entries: (ItemMenuEntry | false)[] = view
    ? [
        isChanged && { label: t('actions.discard'), icon: 'undo', onClick: () => open(view) },
        { label: t('views.saveAs'), icon: 'add', onClick: () => setTask('new') },
        {
          label: t(isStart ? 'views.unsetStart' : 'views.setStart'),
          icon: 'star',
          onClick: () => setStartView.mutate(isStart ? null : view.id),
        },
        view.isEditable && { label: t('views.edit'), icon: 'edit', onClick: () => setTask('edit') },
        view.isEditable && {
          label: t('actions.delete'),
          icon: 'delete',
          isDestructive: true,
          onClick: () => setTask('delete'),
        },
      ]
    : [];
  const isUpdate = view?.isEditable ?? false;
  const saveLabel = t(isUpdate ? 'views.update' : 'views.save');
  return (
    <>
      {(isChanged || isFirst) && (
        <Button
          startIcon={<Icon name="star" />}
          loading={save.isPending}
          onClick={isUpdate ? update : () => setTask('new')}
          aria-label={saveLabel}
          sx={SAVE}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {saveLabel}
          </Box>
        </Button>
      )}
      {view && (
        <ItemMenu
          label={t('views.actions', { name: view.name })}
          item={{ noun: 'saved-views', id: view.id }}
          entries={entries.filter((entry) => entry !== false)}
        />
      )}
      {(task === 'new' || task === 'edit') && (
        <ViewDialog
          list={list}
          view={task === 'edit' ? view : null}
          state={state}
          onSaved={setSaved}
          onClose={close}
        />
      )}
      {view && (
        <ConfirmDialog
          open={task === 'delete'}
          title={t('views.deleteTitle', { name: view.name })}
          text={t(view.isShared ? 'views.deleteSharedText' : 'views.deleteText')}
          confirmLabel={t('actions.delete')}
          isDestructive
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(view, { onSuccess: () => open(null) })}
          onCancel={close}
        />
      )}
    </>
  );
}

/** Phones see the icon only, so that the links have room. */
const SAVE = {
  whiteSpace: 'nowrap',
  flexShrink: 0,
  minWidth: { xs: 44, sm: 64 },
  '& .MuiButton-icon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } },
} as const;
