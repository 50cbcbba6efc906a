import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, type QueryValues } from '@vitral/api-client';
import type { CollectionDocument } from '@vitral/contracts/collections';
import type { ModuleName } from '@vitral/contracts/modules';
import type { TrashedItem } from '@vitral/contracts/trash';

/** The query of a list. A field of `sort` or `filter` is one of the declared indexes. */
export interface CollectionQuery<Fields> {
  q?: string;
  limit?: number;
  offset?: number;
  /** A leading hyphen means descending order. */
  sort?: string;
  filter?: { [Field in keyof Fields]?: string | number | boolean };
}

/**
 * Returns the queries and mutations of a collection that the module declares in `module.json`, for `useQuery` and
 * `useMutation`. Each mutation reloads the shown data of the collection. All throw ApiError,
 * `collection-documents.stale` for a stale version.
 */
export function collectionOf<Fields extends object>(module: ModuleName, name: string) {
  type Item = CollectionDocument<Fields>;
  type Change = Fields & Pick<Item, 'id' | 'version'>;
  const path = `/collections/${module}/${name}`;
  const queryKey = ['collections', module, name];
  const changing = <Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) =>
    mutationOptions({
      mutationFn,
      // Reloads after a failure, too: somebody else may have changed the documents.
      onSettled: (_result, _error, _variables, _context, { client }) =>
        client.invalidateQueries({ queryKey }),
    });

  return {
    list: (query: CollectionQuery<Fields> = {}) =>
      queryOptions({
        queryKey: [...queryKey, 'list', query],
        queryFn: ({ signal }) => api.list<Item>(path, { signal, query: valuesOf(query) }),
      }),
    one: (id: string) =>
      queryOptions({
        queryKey: [...queryKey, 'one', id],
        queryFn: ({ signal }) => api.get<Item>(`${path}/${id}`, { signal }),
      }),
    trash: queryOptions({
      queryKey: [...queryKey, 'trash'],
      queryFn: ({ signal }) => api.list<TrashedItem>(`${path}/trash`, { signal }),
    }),
    create: changing((fields: Fields) => api.post<Item>(path, fields)),
    update: changing(({ id, ...fields }: Change) => api.put<Item>(`${path}/${id}`, fields)),
    remove: changing((id: string) => api.delete(`${path}/${id}`)),
    restore: changing((id: string) => api.post<Item>(`${path}/${id}/restore`)),
  };
}

function valuesOf<Fields>({ filter = {}, ...query }: CollectionQuery<Fields>): QueryValues {
  const filters = Object.entries(filter as QueryValues).map(([field, value]) => [`filter[${field}]`, value]);
  return { ...query, ...(Object.fromEntries(filters) as QueryValues) };
}
