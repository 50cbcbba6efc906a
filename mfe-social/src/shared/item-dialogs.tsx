import { useTranslation } from '@vitral/i18n';
import { Box, ConfirmDialog } from '@vitral/ui';
import { useItemForm } from '@vitral/ui/forms';
import { useState, type ReactNode } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { fetchItem, useDeleteItem, useSaveItem, type Item, type Noun } from './items.ts';

type Task<Subject> = { kind: 'add' } | { kind: 'edit' | 'delete'; item: Subject } | null;

/** The dialog over a list and the functions that open and close it. */
export function useItemTask<Subject>() {
  const [task, setTask] = useState<Task<Subject>>(null);
  return {
    task,
    add: () => setTask({ kind: 'add' }),
    edit: (item: Subject) => setTask({ kind: 'edit', item }),
    remove: (item: Subject) => setTask({ kind: 'delete', item }),
    close: () => setTask(null),
  };
}

interface ItemDialogOptions<Saved extends Item, Values extends FieldValues, Input> extends Pick<
  Parameters<typeof useItemForm<Saved, Values, Input>>[0],
  'blank' | 'toValues' | 'toInput' | 'atField' | 'handleFailure'
> {
  /** Undefined for a new one. */
  item: Saved | undefined;
  onClose: () => void;
}

/** The form of an item and the props of its ItemFormDialog. */
export function useItemDialog<Saved extends Item, Values extends FieldValues, Input>(
  noun: Noun<Saved, Input>,
  { item, onClose, ...options }: ItemDialogOptions<Saved, Values, Input>,
) {
  const { t } = useTranslation('mfe-social');
  const label = useFieldLabel(noun.name);
  const editing = useItemForm<Saved, Values, Input>({
    ...options,
    item,
    save: useSaveItem(noun, item?.id),
    refetch: (id) => fetchItem(noun, id),
    staleCode: `${noun.name}.stale`,
    failure: t(item ? `${noun.name}.updateFailed` : `${noun.name}.createFailed`),
    onSaved: onClose,
  });
  const title = item ? t(`${noun.name}.editTitle`) : t([`${noun.name}.addTitle`, `${noun.name}.add`]);
  return { form: editing.form, dialog: { editing, title, label, onClose } };
}

/** Returns the labels `${prefix}.fields.${name}` of fields, and `fields.${name}` of those that all nouns name alike. */
export function useFieldLabel(prefix: string) {
  const { t } = useTranslation('mfe-social');
  return (name: string) => t([`${prefix}.fields.${name}`, `fields.${name}`]);
}

/** Returns the props that bind a field to its form, with its label. */
export function useFields<Values extends FieldValues>(prefix: string, control: Control<Values>) {
  const label = useFieldLabel(prefix);
  return <Name extends Path<Values>>(name: Name) => ({ control, name, label: label(name) });
}

/** Two fields side by side on wide screens. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {children}
    </Box>
  );
}

interface ItemDialogsProps<Saved extends Item, Input> {
  noun: Noun<Saved, Input>;
  tasks: ReturnType<typeof useItemTask<Saved>>;
  /** The dialog that adds an item, or edits the given one. */
  form: (item?: Saved) => ReactNode;
  /** The question before deleting. */
  deleteText: (item: Saved) => string;
}

/** The dialog that is open over a list. */
export function ItemDialogs<Saved extends Item, Input>(props: ItemDialogsProps<Saved, Input>) {
  const { noun, tasks, form, deleteText } = props;
  const { t } = useTranslation('mfe-social');
  const { mutate, isPending } = useDeleteItem(noun);
  const { task, close } = tasks;
  if (!task) return null;
  if (task.kind !== 'delete') return form(task.kind === 'edit' ? task.item : undefined);
  return (
    <ConfirmDialog
      open
      title={t(`${noun.name}.deleteTitle`)}
      text={deleteText(task.item)}
      confirmLabel={t('actions.delete')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(task.item, { onSettled: close })}
      onCancel={close}
    />
  );
}
