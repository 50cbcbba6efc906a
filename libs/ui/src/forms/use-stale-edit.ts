import { isApiError } from '@vitral/api-client';
import type { ErrorCode } from '@vitral/contracts';
import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormSetValue } from 'react-hook-form';

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
  theirs: Values | null;
  /** For the mutation that saves. */
  onError: (error: Error) => void;
  /** Takes the chosen values into the form, to be saved on top of what the server has. */
  resolve: (merged: Values) => void;
}

/** What a form does when its item was changed by somebody else: it keeps what was typed and shows both sides. */
export function useStaleEdit<Item extends { version: number }, Values extends FieldValues>(
  options: StaleEditOptions<Item, Values>,
): StaleEdit<Values> {
  const { item, fields, toInput, setValue, staleCode, refetch, tellFailure } = options;
  const [version, setVersion] = useState(item.version);
  const [current, setCurrent] = useState<Item | null>(null);

  return {
    version,
    theirs: current && toInput(current),
    onError: (error) => {
      if (isApiError(error) && error.code === staleCode) void refetch().then(setCurrent, tellFailure);
      else tellFailure(error);
    },
    resolve: (merged) => {
      for (const name of fields) {
        const value = merged[name] as PathValue<Values, Path<Values>>;
        setValue(name as unknown as Path<Values>, value, { shouldDirty: true });
      }
      if (current) setVersion(current.version);
      setCurrent(null);
    },
  };
}
