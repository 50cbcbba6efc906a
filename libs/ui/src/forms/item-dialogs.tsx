import Box from '@mui/material/Box';
import { languageOfField } from '@vitral/contracts/languages';
import { useTranslation } from '@vitral/i18n';
import { startTransition, useState, type ReactNode } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { useLabelIn } from './each-language.tsx';
import { fetchItem, useDeleteItem, useSaveItem, type Item, type Noun } from './items.ts';
import { useItemForm, type ItemFormOptions } from './use-item-form.ts';

type Task<Subject> = { kind: 'add'; template?: Subject } | { kind: 'edit' | 'delete'; item: Subject } | null;

/** The dialog over a list and the functions that open and close it. The button reacts before the dialog is rendered. */
export function useItemTask<Subject>() {
  const [task, setTask] = useState<Task<Subject>>(null);
  const open = (next: Task<Subject>) => startTransition(() => setTask(next));
  return {
    task,
    add: () => open({ kind: 'add' }),
    duplicate: (template: Subject) => open({ kind: 'add', template }),
    edit: (item: Subject) => open({ kind: 'edit', item }),
    remove: (item: Subject) => open({ kind: 'delete', item }),
    close: () => setTask(null),
  };
}

type DerivedOption = 'item' | 'save' | 'refetch' | 'staleCode' | 'failure' | 'onSaved';

interface ItemDialogOptions<Saved extends Item, Values extends FieldValues, Input>
  extends
    Omit<ItemFormOptions<Saved, Values, Input>, DerivedOption>,
    Partial<Pick<ItemFormOptions<Saved, Values, Input>, 'failure'>> {
  /** Undefined for a new one. */
  item: Saved | undefined;
  onClose: () => void;
}

/** The form of an item and the props of its ItemFormDialog. */
export function useItemDialog<Saved extends Item, Values extends FieldValues, Input>(
  noun: Noun<Saved, Input>,
  { item, onClose, ...options }: ItemDialogOptions<Saved, Values, Input>,
) {
  const { t } = useTranslation(noun.namespace);
  const label = useFieldLabel(noun);
  const editing = useItemForm<Saved, Values, Input>({
    item,
    save: useSaveItem(noun, item?.id),
    refetch: (id) => fetchItem(noun, id),
    staleCode: `${noun.name}.stale`,
    failure: t(item ? `${noun.name}.updateFailed` : `${noun.name}.createFailed`),
    onSaved: onClose,
    ...options,
  });
  const title = item ? t(`${noun.name}.editTitle`) : t([`${noun.name}.addTitle`, `${noun.name}.add`]);
  return { form: editing.form, dialog: { editing, title, label, onClose } };
}

/** The texts of fields: those of a noun or of one of its parts. */
type FieldTexts = Pick<Noun<Item, never>, 'namespace' | 'translated'> & { name: string };

/**
 * Returns the labels `${name}.fields.${field}` of fields, and `fields.${field}` of those that all nouns name alike. A field that is
 * translated has one text for all languages, whose names follow it.
 */
export function useFieldLabel({ namespace, name, translated = [] }: FieldTexts) {
  const { t } = useTranslation(namespace);
  const labelIn = useLabelIn();
  const labelOf = (field: string) => t([`${name}.fields.${field}`, `fields.${field}`]);
  return (field: string) => {
    const { name: text, language } = languageOfField(field);
    return translated.includes(text) ? labelIn(labelOf(text), language) : labelOf(field);
  };
}

/** Returns the props that bind a field to its form, with its label. */
export function useFields<Values extends FieldValues>(texts: FieldTexts, control: Control<Values>) {
  const label = useFieldLabel(texts);
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
  /** The dialog that adds an item, perhaps with the values of a template, or edits the given one. */
  form: (item?: Saved, template?: Saved) => ReactNode;
  /** The question before deleting. */
  deleteText: (item: Saved) => string;
}

/** The dialog that is open over a list. */
export function ItemDialogs<Saved extends Item, Input>(props: ItemDialogsProps<Saved, Input>) {
  const { noun, tasks, form, deleteText } = props;
  const { t } = useTranslation(noun.namespace);
  const { mutate, isPending } = useDeleteItem(noun);
  const { task, close } = tasks;
  if (!task) return null;
  if (task.kind === 'add') return form(undefined, task.template);
  if (task.kind === 'edit') return form(task.item);
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
