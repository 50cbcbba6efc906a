import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { partitionFiles, type Refusal } from './file-checks.ts';
import { selectFile, type SelectedFile } from './selected-file.ts';
import { uploadLimitsQuery } from './upload.queries.ts';

/** The files selected for upload, and those refused at the last choice. */
export function useFileSelection() {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<readonly SelectedFile[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  // An upload run outlives the render that started it, so it reads the current selection through a ref.
  const latest = useRef(files);

  const change = useCallback((next: readonly SelectedFile[]) => {
    latest.current = next;
    setFiles(next);
  }, []);

  /** Without the limits every file is accepted here and checked by the server. */
  const choose = async (chosen: readonly File[]) => {
    const limits = await queryClient.ensureQueryData(uploadLimitsQuery).catch(() => null);
    const selected = latest.current.map(({ file }) => file);
    const { accepted, refused } = partitionFiles(chosen, selected, limits);
    change([...latest.current, ...accepted.map(selectFile)]);
    setRefused(refused);
  };
  const update = (id: string, changes: Partial<SelectedFile>) =>
    change(latest.current.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  return {
    files,
    refused,
    choose,
    update,
    find: (id: string) => latest.current.find((each) => each.id === id),
    remove: (id: string) => change(latest.current.filter((each) => each.id !== id)),
    /** Removes uploaded files and returns the rest. */
    settle: () => {
      change(latest.current.filter(({ state }) => state.kind !== 'done'));
      return latest.current;
    },
    dismissRefused: () => setRefused([]),
  };
}

export type FileSelection = ReturnType<typeof useFileSelection>;
