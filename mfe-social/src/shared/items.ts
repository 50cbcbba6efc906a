import type { QueryKey } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import { useChange } from '@vitral/ui/forms';

export interface Item {
  id: string;
  version: number;
  isActive: boolean;
}

/** A noun with a list and forms: its name is its path in the API and the beginning of its texts. */
export interface Noun<Saved extends Item, Input> {
  name: 'embeds' | 'feed-sources' | 'social-feeds' | 'team-resources' | 'zoom-meetings';
  /** The beginnings of the query keys that a change makes stale. */
  reload: readonly QueryKey[];
  /** The request body for an unchanged item; by default the item as it is. */
  toInput?: (item: Saved) => Input;
}

/** Reads the current state past any cache. */
export const fetchItem = <Saved extends Item, Input>({ name }: Noun<Saved, Input>, id: string) =>
  api.get<Saved>(`/${name}/${id}`);

/** Creates an item or updates the one with `id`. The form shows failures. */
export const useSaveItem = <Saved extends Item, Input>({ name, reload }: Noun<Saved, Input>, id?: string) =>
  useChange({
    namespace: 'mfe-social',
    reload,
    change: (input: Input) =>
      id === undefined ? api.post<Saved>(`/${name}`, input) : api.put<Saved>(`/${name}/${id}`, input),
    success: id === undefined ? `${name}.created` : `${name}.updated`,
  });

export const useDeleteItem = <Saved extends Item, Input>({ name, reload }: Noun<Saved, Input>) =>
  useChange({
    namespace: 'mfe-social',
    reload,
    change: ({ id }: Saved) => api.delete(`/${name}/${id}`),
    success: `${name}.deleted`,
    failure: `${name}.deleteFailed`,
  });

/** Sends the whole item with the flag flipped. */
export const useToggleItem = <Saved extends Item, Input>({ name, reload, toInput }: Noun<Saved, Input>) =>
  useChange({
    namespace: 'mfe-social',
    reload,
    change: (item: Saved) => {
      const { id, isActive, version } = item;
      return api.put<Saved>(`/${name}/${id}`, { ...(toInput?.(item) ?? item), isActive: !isActive, version });
    },
    success: ({ isActive }) => (isActive ? `${name}.deactivated` : `${name}.activated`),
    failure: `${name}.updateFailed`,
  });
