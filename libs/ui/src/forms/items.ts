import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { ErrorCode } from '@vitral/contracts/errors';
import type { TrashedItem } from '@vitral/contracts/trash';
import { useTranslation } from '@vitral/i18n';
import { useChange, type ChangeOptions } from './use-change.ts';

export interface Item {
  id: string;
  version: number;
}

/** An item that is switched on and off. */
export interface SwitchedItem extends Item {
  isActive: boolean;
}

/** The nouns for which the server refuses outdated versions. */
export type NounName = { [Code in ErrorCode]: Code extends `${infer Name}.stale` ? Name : never }[ErrorCode];

/** A noun with a list and forms: its name is its path in the API and the prefix of its texts. */
export interface Noun<Saved extends Item, Input> {
  /** The i18n namespace of its texts. */
  namespace: string;
  name: NounName;
  /** Its path in the API, if that differs from its name. */
  path?: string;
  /** Fields with translations; their labels name the language. */
  translated?: readonly string[];
  /** Prefixes of the query keys that a change makes stale. */
  reload: readonly QueryKey[];
  /** The request body for an unchanged item; by default the item itself. */
  toInput?: (item: Saved) => Input;
  /** Deleted items can be restored, and the form shows the history of an item. */
  hasTrash?: boolean;
  /** Deleted items can be erased before their days in the trash end. */
  canErase?: boolean;
  /** The message for a failure with a known text; by default that text is the description. */
  failure?: (key: string) => ChangeOptions<Saved, unknown>['failure'];
}

export const pathOf = ({ name, path }: Pick<Noun<Item, never>, 'name' | 'path'>) => path ?? `/${name}`;

/** Reads the current state past any cache. */
export const fetchItem = <Saved extends Item, Input>(noun: Noun<Saved, Input>, id: string) =>
  api.get<Saved>(`${pathOf(noun)}/${id}`);

/** Creates an item or updates the one with `id`. The form shows failures. */
export const useSaveItem = <Saved extends Item, Input>(noun: Noun<Saved, Input>, id?: string) => {
  const { namespace, name, reload } = noun;
  return useChange({
    namespace,
    reload,
    change: (input: Input) =>
      id === undefined
        ? api.post<Saved>(pathOf(noun), input)
        : api.put<Saved>(`${pathOf(noun)}/${id}`, input),
    success: id === undefined ? `${name}.created` : `${name}.updated`,
  });
};

/** Milliseconds for which a message offers to undo a deletion. */
export const UNDO_MS = 10_000;

/** Deletes an item. The toast offers to undo the deletion if the noun has a trash. */
export const useDeleteItem = <Saved extends Item, Input>(noun: Noun<Saved, Input>) => {
  const { namespace, name, reload, hasTrash } = noun;
  const undo = useUndo(noun);
  const key = `${name}.deleted`;
  return useChange({
    namespace,
    reload,
    change: ({ id }: Saved) => api.delete(`${pathOf(noun)}/${id}`),
    success: ({ id }) => (hasTrash ? { key, ...undo(id) } : key),
    failure: failureOf(noun, 'deleteFailed'),
  });
};

/** Returns a function that creates the options of a toast that offers to undo the deletion of an item. */
export function useUndo<Saved extends Item, Input>(noun: Noun<Saved, Input>) {
  const { t } = useTranslation();
  const { mutate } = useRestoreItem(noun);
  return (id: string) => ({
    duration: UNDO_MS,
    action: { label: t('actions.undo'), onClick: () => mutate(id) },
  });
}

/** Restores a deleted item. */
export const useRestoreItem = <Saved extends Item, Input>(noun: Noun<Saved, Input>) =>
  useChange({
    namespace: 'common',
    reload: noun.reload,
    change: (id: string) => api.post<Saved>(`${pathOf(noun)}/${id}/restore`),
    success: 'trash.restored',
    failure: 'trash.restoreFailed',
  });

/**
 * The deleted items of a noun that can be restored, newest first. Its key begins with the first key that a change of
 * the noun makes stale.
 */
export const trashQuery = <Saved extends Item, Input>(noun: Noun<Saved, Input>, q: string) =>
  queryOptions({
    queryKey: [...(noun.reload[0] ?? []), 'trash', q],
    queryFn: ({ signal }) => api.list<TrashedItem>(`${pathOf(noun)}/trash`, { signal, query: { q } }),
  });

/** Erases a deleted item before its days in the trash end. */
export const useEraseItem = <Saved extends Item, Input>(noun: Noun<Saved, Input>) =>
  useChange({
    namespace: 'common',
    reload: noun.reload,
    change: (id: string) => api.delete(`${pathOf(noun)}/${id}/permanently`),
    success: 'trash.erased',
    failure: 'trash.eraseFailed',
  });

/** An item with a history; `path` is the path of its noun in the API, if it differs from the name. */
export interface HistoryOf {
  noun: NounName;
  path?: string | undefined;
  id: string;
}

/** History of an item, newest first. */
export const historyQuery = ({ noun, path, id }: HistoryOf) =>
  queryOptions({
    queryKey: ['history', noun, id],
    queryFn: ({ signal }) =>
      api.list<AuditEntry>(`${pathOf({ name: noun, ...(path && { path }) })}/${id}/history`, { signal }),
    gcTime: 0,
  });

/** Sends the whole item with the flag flipped. */
export const useToggleItem = <Saved extends SwitchedItem, Input>(noun: Noun<Saved, Input>) => {
  const { namespace, name, reload, toInput } = noun;
  return useChange({
    namespace,
    reload,
    change: (item: Saved) => {
      const { id, isActive, version } = item;
      return api.put<Saved>(`${pathOf(noun)}/${id}`, {
        ...(toInput?.(item) ?? item),
        isActive: !isActive,
        version,
      });
    },
    success: ({ isActive }) => (isActive ? `${name}.deactivated` : `${name}.activated`),
    failure: failureOf(noun, 'updateFailed'),
  });
};

const failureOf = <Saved extends Item, Input>({ name, failure }: Noun<Saved, Input>, text: string) =>
  failure ? failure(`${name}.${text}`) : `${name}.${text}`;
