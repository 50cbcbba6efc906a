import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import type { Conflict } from './conflict-alert.tsx';
import { useStaleItem, type Editable, type ItemChange, type StaleItemOptions } from './use-stale-item.ts';
import { useFailureReport, type FailureReportOptions } from './use-failures.ts';

export interface ItemFormOptions<Item extends Editable, Values extends FieldValues, Input>
  extends StaleItemOptions<Item>, Pick<FailureReportOptions<Values>, 'atField'> {
  /** The initial values of a new item. Its keys are the fields of the form, in order. */
  blank: Values;
  /** The initial values for an existing item, unless its fields contain them; only the fields of `blank` are used. */
  toValues?: (item: Item) => Values;
  /** The request body for the values of the form; by default the values themselves. */
  toInput?: (values: Values) => Input;
  /** The mutation that saves; an existing item is sent with its version. */
  save: {
    mutate: (
      input: Input & { version?: number },
      options: { onSuccess?: () => void; onError: (error: Error) => void },
    ) => void;
    isPending: boolean;
  };
  /** The message for a failure that belongs to no field, or a function that reports it. */
  failure: FailureReportOptions<Values>['message'];
  /** Called first with every failure; returns true for one that needs no further report. */
  handleFailure?: (error: Error) => boolean;
  onSaved?: () => void;
}

export interface ItemForm<Values extends FieldValues> {
  /** The item in the state on which the edit is based; undefined for a new one. */
  item: Editable | undefined;
  form: UseFormReturn<Values>;
  fields: readonly (keyof Values & Path<Values>)[];
  isPending: boolean;
  /** Another person's change, until it is resolved. */
  conflict: Conflict<Values> | null;
  save: (values: Values) => void;
  /** Returns the values for the item with other fields, in the form of a response. */
  valuesWith: (fields: Record<string, unknown>) => Values;
  /** Puts values into the form without saving them. */
  take: (values: Values) => void;
  /** Shows the item as another person's change of the values from which the input started. */
  conflictWith: (startedFrom: Values) => void;
  /** Dispatches `saved` or `discarded` when the input ends in that way. */
  ends: EventTarget;
  /** Loads the current state of an item that somebody changed: into the form, or as a conflict if the form has unsaved input. */
  update: (change: ItemChange) => void;
}

/**
 * The form of an item, new or existing. A failure is shown at the fields that it concerns, else as a toast. If another
 * person changed the item in the meantime, the input stays and `conflict` contains both sides; the resolved values are
 * then saved on top of the current version.
 */
export function useItemForm<Item extends Editable, Values extends FieldValues, Input = Values>(
  options: ItemFormOptions<Item, Values, Input>,
): ItemForm<Values> {
  const { item, blank, save, onSaved, failure, atField } = options;
  const fields = Object.keys(blank) as (keyof Values & Path<Values>)[];
  const toValues = (from: Item) => pick(options.toValues?.(from) ?? from, fields) as Values;
  const toInput = options.toInput ?? ((values: Values) => values as unknown as Input);
  const form = useForm<Values>({ defaultValues: (item ? toValues(item) : blank) as DefaultValues<Values> });
  const report = useFailureReport({ form, fields, message: failure, atField });
  const { base, refetchIfStale, refetch, conflictWith, conflictOf } = useStaleItem<Item, Values>(options);
  const [ends] = useState(() => new EventTarget());

  const onError = (error: Error) => {
    if (options.handleFailure?.(error) || refetchIfStale(error, report)) return;
    report(error);
  };
  const onSuccess = () => {
    ends.dispatchEvent(new Event('saved'));
    onSaved?.();
  };
  const take = (values: Values) => setAll(form, fields, values);
  const update = (change: ItemChange) => {
    const show = (current: Item) => replaceAll(form, fields, toValues(current));
    refetch(change, form.formState.isDirty ? null : show, report);
  };
  return {
    item: base,
    form,
    fields,
    isPending: save.isPending,
    conflict: conflictOf(toValues, take),
    valuesWith: (others) => toValues({ ...(base ?? ({} as Item)), ...others }),
    take,
    conflictWith,
    ends,
    update,
    save: (values) =>
      save.mutate({ ...toInput(values), ...(base && { version: base.version }) }, { onSuccess, onError }),
  };
}

function setAll<Values extends FieldValues>(
  { setValue }: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  values: Values,
): void {
  for (const name of fields) {
    setValue(name, values[name] as PathValue<Values, typeof name>, { shouldDirty: true });
  }
}

/** Replaces saved values by others, and focuses the first field, since the button that had the focus disappears. */
function replaceAll<Values extends FieldValues>(
  { setFocus, reset }: UseFormReturn<Values>,
  [first]: readonly Path<Values>[],
  values: Values,
): void {
  if (first !== undefined) setFocus(first);
  reset(values);
}

function pick<Item extends object>(item: Item, names: readonly string[]): object {
  const values: Partial<Record<string, unknown>> = { ...item };
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
