import type { ContentCategory } from '@vitral/sdk/contracts/content';
import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isRefused, canSend, type SelectedFile } from './selected-file.ts';
import type { UploadValues } from './upload.queries.ts';
import { useFileSelection } from './use-file-selection.ts';
import { useUploadRun } from './use-upload-run.ts';

export interface UploadFormOptions {
  category?: ContentCategory;
  /** Called once every selected file is uploaded. */
  onAllDone?: () => void;
}

/** Translation keys of the reasons why a run cannot start. */
export type UploadProblem = 'upload.noFiles' | 'upload.noChoice';

const EMPTY_VALUES: UploadValues = {
  category: null,
  visibility: null,
  tags: [],
  description: '',
  isVisible: true,
  ...NO_DATES,
};

/** Selection, details and run of an upload, for the page and the dialog. */
export function useUploadForm({ category, onAllDone }: UploadFormOptions = {}) {
  const blank = { ...EMPTY_VALUES, category: category ?? null };
  const form = useForm<UploadValues>({ defaultValues: blank });
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const selection = useFileSelection();
  const { files } = selection;
  const run = useUploadRun(selection, () => {
    form.reset(blank);
    onAllDone?.();
  });

  const submitFiles = (ids: readonly string[]) => {
    const check = (next: UploadProblem | null) => setProblem(ids.length === 0 ? 'upload.noFiles' : next);
    return form.handleSubmit(
      (values) => {
        check(null);
        if (ids.length === 0) return;
        selection.dismissRefused();
        void run.start(ids, values);
      },
      () => check('upload.noChoice'),
    );
  };
  const sendable = files.filter(canSend);
  const failed = idsOf(sendable.filter(({ state }) => state.kind === 'failed'));

  return {
    control: form.control,
    selection,
    run,
    problem: stillApplies(problem, files.length > 0, form.formState.isValid) ? problem : null,
    failedCount: failed.length,
    /** True if the server refused every selected file for good. */
    isRefused: files.length > 0 && files.every(isRefused),
    isDirty: files.length > 0 || form.formState.isDirty,
    submit: submitFiles(idsOf(sendable)),
    retry: (id: string) => submitFiles([id])(),
    retryFailed: submitFiles(failed),
  };
}

const idsOf = (files: readonly SelectedFile[]) => files.map(({ id }) => id);

export type UploadForm = ReturnType<typeof useUploadForm>;

function stillApplies(problem: UploadProblem | null, hasFiles: boolean, isValid: boolean): boolean {
  return problem === 'upload.noFiles' ? !hasFiles : !isValid;
}
