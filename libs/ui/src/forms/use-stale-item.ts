import { isApiError } from '@vitral/api-client';
import type { ErrorCode, ErrorParams } from '@vitral/contracts/errors';
import { useState } from 'react';
import type { Conflict } from './conflict-alert.tsx';

/** An item that several people may edit at the same time. */
export interface Editable {
  id: string;
  version: number;
}

type OnFailure = (error: Error) => void;

export interface StaleItemOptions<Item extends Editable> {
  /** The item to edit; undefined for a new one. */
  item: Item | undefined;
  /** Reads the current state of the item from the server. */
  refetch: (id: string) => Promise<Item>;
  /** The error code for an outdated version. */
  staleCode: ErrorCode;
}

/** The current state of an item that somebody changed. */
interface Found<Item, Values> {
  current: Item;
  change: ItemChange;
  /** The values from which the input started, if they differ from those of the form's item. */
  startedFrom?: Values;
}

/** The item on which the edit is based, and its current state once it is known that somebody has changed it. */
export function useStaleItem<Item extends Editable, Values>(options: StaleItemOptions<Item>) {
  const { refetch, staleCode } = options;
  const [base, setBase] = useState(options.item);
  const [found, setFound] = useState<Found<Item, Values> | null>(null);
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
    /** Shows the item of the form as another person's change of the values from which the input started. */
    conflictWith: (startedFrom: Values) =>
      base && setFound({ current: base, change: changeOf({}), startedFrom }),
    /** Returns both sides of a change; the edit is based on the current state once they are resolved. */
    conflictOf(toValues: (from: Item) => Values, take: (values: Values) => void): Conflict<Values> | null {
      if (!base || !found) return null;
      const { current, change, startedFrom = toValues(base) } = found;
      const resolve = (merged: Values) => {
        take(merged);
        setBase(current);
        setFound(null);
      };
      return { base: startedFrom, theirs: toValues(current), ...change, resolve };
    },
  };
}

/** The author and time of a change; null if unknown. */
export interface ItemChange {
  changedBy: string | null;
  changedAt: string | null;
}

/** The author and time of a change from the parameters of a 409; null if they are missing. */
export function changeOf({ changedBy, changedAt }: ErrorParams): ItemChange {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return { changedBy: textOf(changedBy), changedAt: textOf(changedAt) };
}
