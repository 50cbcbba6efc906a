import { isApiError } from '@vitral/api-client';
import type { ErrorCode, ErrorParams } from '@vitral/contracts';
import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormSetValue } from 'react-hook-form';
import type { Conflict } from './conflict-notice.tsx';

export interface StaleEditOptions<Item, Values extends FieldValues> {
  item: Item;
  fields: readonly (keyof Values & string)[];
  toInput: (item: Item) => Values;
  setValue: UseFormSetValue<Values>;
  /** What the server answers to a version that is no longer the current one. */
  staleCode: ErrorCode;
  /** The item as the server has it now. */
  refetch: () => Promise<Item>;
  /** Tells of every other failure. */
  tellFailure: (error: Error) => void;
}

export interface StaleEdit<Values> {
  /** To be sent along with the values. */
  version: number;
  /** What somebody else saved meanwhile, until that is resolved; for ConflictNotice. */
  conflict: Conflict<Values> | null;
  /** For the mutation that saves. */
  onError: (error: Error) => void;
}

/**
 * What a form does when its item was changed by somebody else: it keeps what was typed and shows both sides. The values
 * as chosen are saved on top of what the server has then.
 */
export function useStaleEdit<Item extends { version: number }, Values extends FieldValues>(
  options: StaleEditOptions<Item, Values>,
): StaleEdit<Values> {
  const { item, fields, toInput, setValue, staleCode, refetch, tellFailure } = options;
  const [base, setBase] = useState(item);
  const [found, setFound] = useState<{ current: Item; params: ErrorParams } | null>(null);

  const onError = (error: Error) => {
    if (!isApiError(error) || error.code !== staleCode) return tellFailure(error);
    const { params } = error;
    void refetch().then((current) => setFound({ current, params }), tellFailure);
  };
  const resolve = (merged: Values) => {
    for (const name of fields) {
      const value = merged[name] as PathValue<Values, Path<Values>>;
      setValue(name as unknown as Path<Values>, value, { shouldDirty: true });
    }
    if (found) setBase(found.current);
    setFound(null);
  };
  return {
    version: base.version,
    conflict: found && {
      base: toInput(base),
      theirs: toInput(found.current),
      ...changeOf(found.params),
      resolve,
    },
    onError,
  };
}

/** Who made the change that a 409 tells of, and when; null where it does not say. */
export function changeOf({ changedBy, changedAt }: ErrorParams) {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return { changedBy: textOf(changedBy), changedAt: textOf(changedAt) };
}
