import Box from '@mui/material/Box';
import type { PresenceNoun } from '@vitral/contracts/presence';
import type { UnsavedInputNoun } from '@vitral/contracts/unsaved-inputs';
import type { ReactNode, SubmitEvent } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { ConflictAlert, type ConflictField } from './conflict-alert.tsx';
import { CommentsButton } from './comments-button.tsx';
import { HistoryButton } from './history-button.tsx';
import { PresenceNotice } from './presence/presence-notice.tsx';
import type { NounName, HistoryOf } from './items.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { ReviewButton, ReviewNote } from './reviews/review-button.tsx';
import { UnsavedInput } from './unsaved/unsaved-input.tsx';
import type { ItemForm } from './use-item-form.ts';

interface FieldTexts<Values> {
  label: (name: keyof Values & string) => string;
  /** Returns the texts for values that are not texts. */
  show?: { [Name in keyof Values]?: (value: Values[Name]) => string };
}

interface ItemFormDialogProps<Values extends FieldValues>
  extends Pick<FormDialogProps, 'title' | 'submitLabel' | 'onClose'>, FieldTexts<Values> {
  editing: ItemForm<Values>;
  /** The item whose history the form shows. */
  history?: HistoryOf | undefined;
  /** The item whose comments and review the form shows, if its noun has them. */
  commented?: { noun: NounName | 'content'; id: string } | undefined;
  /** The noun of an item; if given, the dialog shows who else has the item open, and their changes. */
  presence?: PresenceNoun | undefined;
  /** The noun of a form whose unsaved input is stored on the server. */
  unsavedInput?: UnsavedInputNoun | undefined;
  canSubmit?: boolean;
  /** Unsaved input outside the form's values, such as a running upload. */
  isDirty?: boolean;
  /** Label of the submit button; "Save" by default. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Above the form, below a conflict. */
  alert?: ReactNode;
  children: ReactNode;
}

/** The dialog around the form of an item; it cannot be sent before a conflict is resolved. */
export function ItemFormDialog<Values extends FieldValues>(props: ItemFormDialogProps<Values>) {
  const {
    editing,
    history,
    commented,
    presence,
    unsavedInput,
    canSubmit = true,
    isDirty = false,
    onSubmit,
    label,
    show,
    alert,
    children,
    ...dialog
  } = props;
  const { form, conflict, isPending, save } = editing;
  const fields = editing.fields.map((name) => ({
    name,
    label: label(name),
    show: show?.[name] as ConflictField<Values>['show'],
  }));
  return (
    <FormDialog
      open
      isDirty={form.formState.isDirty || isDirty}
      canSubmit={canSubmit && conflict === null}
      isSubmitting={isPending}
      onSubmit={onSubmit ?? form.handleSubmit(save)}
      tools={
        conflict === null && (
          <>
            {history && <HistoryButton {...history} editing={editing} fields={fields} />}
            {commented && <CommentsButton {...commented} />}
            {commented && editing.item && <ReviewButton {...commented} version={editing.item.version} />}
          </>
        )
      }
      notice={
        <>
          {presence && (
            <Box sx={{ px: 3 }}>
              <PresenceNotice
                noun={presence}
                item={editing.item}
                isBusy={isPending || conflict !== null}
                onUpdate={editing.update}
              />
            </Box>
          )}
          {commented && <ReviewNote {...commented} />}
          {unsavedInput && <UnsavedInput noun={unsavedInput} editing={editing} />}
        </>
      }
      onDiscard={() => editing.ends.dispatchEvent(new Event('discarded'))}
      {...dialog}
    >
      {conflict && <ItemConflict editing={editing} fields={fields} />}
      {alert}
      {children}
    </FormDialog>
  );
}

interface ItemConflictProps<Values extends FieldValues> {
  editing: ItemForm<Values>;
  fields: readonly ConflictField<Values>[];
}

/** Both sides of an item that two people edited. */
function ItemConflict<Values extends FieldValues>({ editing, fields }: ItemConflictProps<Values>) {
  const { form, conflict } = editing;
  const mine = useWatch({ control: form.control, compute: (values: Values) => values });
  return conflict && <ConflictAlert fields={fields} mine={mine} conflict={conflict} />;
}
