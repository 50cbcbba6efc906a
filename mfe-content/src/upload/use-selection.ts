import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { sortOut, type Refusal } from './file-checks.ts';
import { selectFile, type SelectedFile } from './selected-file.ts';
import { uploadLimitsQuery } from './upload.queries.ts';

/** The files that are to be uploaded, and those of the last choice that were kept out. */
export function useSelection() {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<readonly SelectedFile[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  // A run outlives the drawing that it was started from: it has to see what was removed since.
  const latest = useRef(files);

  const change = useCallback((next: readonly SelectedFile[]) => {
    latest.current = next;
    setFiles(next);
  }, []);

  /** When the limits cannot be had, the server will tell. */
  const choose = async (chosen: readonly File[]) => {
    const limits = await queryClient.ensureQueryData(uploadLimitsQuery).catch(() => null);
    const selected = latest.current.map(({ file }) => file);
    const { accepted, refused } = sortOut(chosen, selected, limits);
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
    /** Forgets what is done; returns what is left. */
    settle: () => {
      change(latest.current.filter(({ state }) => state.kind !== 'done'));
      return latest.current;
    },
    dismissRefused: () => setRefused([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
