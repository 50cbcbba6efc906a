import Box from '@mui/material/Box';
import { NEW_ITEM } from '@vitral/contracts/item-urls';
import { languageOfField } from '@vitral/contracts/languages';
import { PRESENCE_NOUNS, type PresenceNoun } from '@vitral/contracts/presence';
import { unsavedInputNoun } from '@vitral/contracts/unsaved-inputs';
import { useTranslation } from '@vitral/i18n';
import { startTransition, useState, type ReactNode } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { SideSheet } from '../feedback/side-sheet.tsx';
import { useLabelIn } from './each-language.tsx';
import { ItemSheet, LoadedItem } from './item-sheet.tsx';
import { fetchItem, useDeleteItem, useSaveItem, type Item, type Noun } from './items.ts';
import { useItemAddress, type ItemAddress } from './item-address.tsx';
import { useItemForm, type ItemFormOptions } from './use-item-form.ts';

type Task<Subject> =
  | { kind: 'add'; templateId: string | null }
  | { kind: 'edit'; id: string }
  | { kind: 'delete'; item: Subject }
  | null;

/**
 * The dialog over a list and the functions that open and close it. The item to edit, or a new one, is in the URL;
 * `part` is that of the page's descriptor. The button reacts before the dialog is rendered.
 */
export function useItemTask<Subject extends Item>({ part, ...rights }: ItemTaskOptions = {}) {
  const address = useItemAddress(part);
  const [toDelete, setToDelete] = useState<Subject | null>(null);
  return {
    address,
    task: taskOf(address, toDelete, rights),
    add: () => address.open(NEW_ITEM),
    duplicate: ({ id }: Subject) => address.open(NEW_ITEM, { template: id }),
    edit: ({ id }: Subject) => address.open(id),
    remove: (item: Subject) => startTransition(() => setToDelete(item)),
    close: () => (toDelete ? setToDelete(null) : address.close()),
  };
}

interface ItemTaskOptions {
  part?: string;
  /** False ignores the URL of a new item. */
  mayAdd?: boolean;
  /** False ignores the URL of an item. */
  mayOpen?: boolean;
}

function taskOf<Subject>(
  { id, isNew, template }: ItemAddress,
  toDelete: Subject | null,
  { mayAdd = true, mayOpen = true }: ItemTaskOptions,
): Task<Subject> {
  if (toDelete) return { kind: 'delete', item: toDelete };
  if (isNew) return mayAdd ? { kind: 'add', templateId: template } : null;
  return id !== null && mayOpen ? { kind: 'edit', id } : null;
}

type DerivedOption = 'item' | 'save' | 'refetch' | 'staleCode' | 'failure' | 'onSaved';

interface ItemDialogOptions<Saved extends Item, Values extends FieldValues, Input>
  extends
    Omit<ItemFormOptions<Saved, Values, Input>, DerivedOption>,
    Partial<Pick<ItemFormOptions<Saved, Values, Input>, 'failure'>> {
  /** Undefined for a new item. */
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
  const history = item && noun.hasTrash ? { noun: noun.name, path: noun.path, id: item.id } : undefined;
  const commented = item && { noun: noun.name, id: item.id };
  const presence = isPresenceNoun(noun.name) ? noun.name : undefined;
  const unsavedInput = unsavedInputNoun(noun.name);
  const parts = { history, commented, presence, unsavedInput };
  return { form: editing.form, dialog: { editing, title, label, onClose, ...parts } };
}

const isPresenceNoun = (name: string): name is PresenceNoun => Object.hasOwn(PRESENCE_NOUNS, name);

/** The texts of fields, of a noun or of one of its parts. */
type FieldTexts = Pick<Noun<Item, never>, 'namespace' | 'translated'> & { name: string };

/**
 * Returns the labels of fields: `${name}.fields.${field}`, or `fields.${field}` or `publication.${field}` for fields
 * that all nouns name alike. A translated field has one text for all languages, followed by the name of the language.
 */
export function useFieldLabel({ namespace, name, translated = [] }: FieldTexts) {
  const { t } = useTranslation(namespace);
  const labelIn = useLabelIn();
  const labelOf = (field: string) =>
    t([`${name}.fields.${field}`, `fields.${field}`, `publication.${field}`]);
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
  /** The dialog that adds an item, optionally with the values of a template, or edits the given one. */
  form: (item?: Saved, template?: Saved) => ReactNode;
  /** The confirmation question before deleting. */
  deleteText: (item: Saved) => string;
}

/** The dialog that is open over a list: a sheet for an item or a new one, or the confirmation of a deletion. */
export function ItemDialogs<Saved extends Item, Input>(props: ItemDialogsProps<Saved, Input>) {
  const { noun, tasks, form, deleteText } = props;
  const { t } = useTranslation(noun.namespace);
  const { mutate, isPending } = useDeleteItem(noun);
  const { task, close, address } = tasks;
  if (!task) return null;
  const loading = {
    title: t(`${noun.name}.editTitle`),
    listedBelow: noun.reload,
    fetch: (id: string) => fetchItem(noun, id),
    onClose: close,
  };
  if (task.kind === 'add')
    return (
      <SideSheet>
        {task.templateId === null ? (
          form()
        ) : (
          <LoadedItem {...loading} id={task.templateId}>
            {(template: Saved) => form(undefined, template)}
          </LoadedItem>
        )}
      </SideSheet>
    );
  if (task.kind === 'edit')
    return (
      <ItemSheet address={address} id={task.id} listedBelow={noun.reload}>
        <LoadedItem {...loading} key={task.id} id={task.id}>
          {(item: Saved) => form(item)}
        </LoadedItem>
      </ItemSheet>
    );
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
