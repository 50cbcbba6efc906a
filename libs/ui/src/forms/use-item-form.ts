import { isApiError } from '@vitral/api-client';
import type { ErrorCode, ErrorParams } from '@vitral/contracts/errors';
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
import { useFailureReport, type FailureReportOptions } from './use-failures.ts';

/** An item that several people may edit at the same time. */
interface Editable {
  id: string;
  version: number;
}

export interface ItemFormOptions<Item extends Editable, Values extends FieldValues, Input> extends Pick<
  FailureReportOptions<Values>,
  'atField'
> {
  /** The item to edit; undefined for a new one. */
  item: Item | undefined;
  /** The start values of a new item. Its keys are the fields of the form, in their order. */
  blank: Values;
  /** The start values for an existing item, unless its fields hold them; only the fields of `blank` are taken. */
  toValues?: (item: Item) => Values;
  /** The request body for the values of the form; by default the values as they are. */
  toInput?: (values: Values) => Input;
  /** The mutation that saves; an existing item is sent with its version. */
  save: {
    mutate: (
      input: Input & { version?: number },
      options: { onSuccess?: () => void; onError: (error: Error) => void },
    ) => void;
    isPending: boolean;
  };
  /** Reads the current state of the item from the server. */
  refetch: (id: string) => Promise<Item>;
  /** The error code for an outdated version. */
  staleCode: ErrorCode;
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
  /** Returns the values for the item with other fields, as responses hold them. */
  valuesWith: (fields: Record<string, unknown>) => Values;
  /** Puts values into the form, unsaved. */
  take: (values: Values) => void;
  /** Loads the current state of an item that somebody changed: into the form, or as a conflict where it holds unsaved input. */
  update: (change: ItemChange) => void;
}

/**
 * The form of an item, new or existing. A failure is shown at the fields that it concerns, else as a notification. When another
 * person changed the item in the meantime, the input stays and `conflict` holds both sides; the resolved values are then saved
 * on top of the current version.
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
  const { base, refetchIfStale, refetch, conflictOf } = useStaleItem(options);

  const onError = (error: Error) => {
    if (options.handleFailure?.(error) || refetchIfStale(error, report)) return;
    report(error);
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
    update,
    save: (values) =>
      save.mutate(
        { ...toInput(values), ...(base && { version: base.version }) },
        { onSuccess: onSaved, onError },
      ),
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

type OnFailure = (error: Error) => void;

/** The item on which the edit is based, and its current state once it is known that somebody has changed it. */
function useStaleItem<Item extends Editable, Values extends FieldValues, Input>({
  item,
  staleCode,
  refetch,
}: ItemFormOptions<Item, Values, Input>) {
  const [base, setBase] = useState(item);
  const [found, setFound] = useState<{ current: Item; change: ItemChange } | null>(null);
  /** Reads the current state, which `show` puts into the form; without it, the state conflicts with the input. */
  const load = (change: ItemChange, show: ((current: Item) => void) | null, onFailure: OnFailure) => {
    if (!base) return;
    void refetch(base.id).then((current) => {
      show?.(current);
      if (show) setBase(current);
      else setFound({ current, change });
    }, onFailure);
  };
  return {
    base,
    /** Returns whether the error was about an outdated version. */
    refetchIfStale(error: Error, onFailure: OnFailure): boolean {
      if (!base || !isApiError(error) || error.code !== staleCode) return false;
      load(changeOf(error.params), null, onFailure);
      return true;
    },
    refetch: load,
    /** Returns both sides of a change; the edit is based on the current state once they are resolved. */
    conflictOf(toValues: (from: Item) => Values, take: (values: Values) => void): Conflict<Values> | null {
      if (!base || !found) return null;
      const resolve = (merged: Values) => {
        take(merged);
        setBase(found.current);
        setFound(null);
      };
      return { base: toValues(base), theirs: toValues(found.current), ...found.change, resolve };
    },
  };
}

/** The author and time of a change; null where unknown. */
export interface ItemChange {
  changedBy: string | null;
  changedAt: string | null;
}

/** The author and time of a change from the parameters of a 409; null where they are missing. */
export function changeOf({ changedBy, changedAt }: ErrorParams): ItemChange {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return { changedBy: textOf(changedBy), changedAt: textOf(changedAt) };
}

function pick<Item extends object>(item: Item, names: readonly string[]): object {
  const values: Partial<Record<string, unknown>> = { ...item };
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
