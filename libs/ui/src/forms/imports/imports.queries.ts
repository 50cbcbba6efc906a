import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Import, ImportedNoun, ImportStart, ImportSummary } from '@vitral/contracts/imports';

const POLL_MS = 1000;

/** Prefix of the query keys of a noun's imports. */
export const importsKey = (noun: ImportedNoun) => ['imports', noun];

export const importsQuery = (noun: ImportedNoun) =>
  queryOptions({
    queryKey: [...importsKey(noun), 'list'],
    queryFn: ({ signal }) => api.list<ImportSummary>(`/imports/${noun}`, { signal, query: { limit: 10 } }),
  });

/** An import, read again every second until its job has ended. */
export const importQuery = (noun: ImportedNoun, id: string) =>
  queryOptions({
    queryKey: [...importsKey(noun), id],
    queryFn: ({ signal }) => api.get<Import>(`/imports/${noun}/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_MS : false),
  });

export const checkFile = (noun: ImportedNoun, file: File) =>
  api.upload<Import>(`/imports/${noun}?${new URLSearchParams({ fileName: file.name })}`, file);

export const startImport = (noun: ImportedNoun, id: string, start: ImportStart) =>
  api.post<Import>(`/imports/${noun}/${id}/start`, start);

export const undoImport = (noun: ImportedNoun, id: string) =>
  api.post<Import>(`/imports/${noun}/${id}/undo`, {});

export const templatePath = (noun: ImportedNoun) => `/api/imports/${noun}/template`;
