import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidFields, isApiError } from '@vitral/sdk/api-client';
import type { LandingSectionState } from '@vitral/sdk/contracts/landing-content';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import { useRef, useState } from 'react';
import { useForm, type Path, type UseFormReturn } from 'react-hook-form';
import { fetchSection, landingContentKey } from './landing-content.queries.ts';
import { differences } from './landing-differences.ts';
import { currentTexts, toForm, type LandingForm } from './landing-form.ts';
import { isList, SECTION_SHAPES } from './landing-sections.ts';
import { PublicationConflictError, TASKS, type TaskContext, type TaskName } from './landing-tasks.ts';
import { useLandingConflict } from './use-landing-conflict.ts';

/** State of the section editor: the form, the server's state that it is based on, and the tasks. */
export function useLandingEditor(initial: LandingSectionState) {
  const [base, setBase] = useState(initial);
  const latest = useRef(initial);
  const form = useForm<LandingForm>({ defaultValues: toForm(currentTexts(initial)) });
  const { isDirty } = form.formState;
  const { conflict, open, close } = useLandingConflict();

  const context: TaskContext = {
    form,
    base: () => latest.current,
    setBase: (state) => {
      latest.current = state;
      setBase(state);
    },
  };
  const { t } = useTranslation('mfe-content');
  const openConflict = async () => {
    const { now, isOpen } = await open(latest.current);
    if (isOpen) return;
    context.setBase(now);
    form.resetDefaultValues(toForm(currentTexts(now)));
    notify.info(t('landing-content.conflict.stateOnly'));
  };
  const { start, pending } = useTasks(context, openConflict);
  const update = useUpdate(context, openConflict);

  const resolve = (merged: LandingForm) => {
    if (!conflict) return;
    const saved = toForm(currentTexts(conflict.now));
    context.setBase(conflict.now);
    form.reset(saved);
    form.reset(merged, { keepDefaultValues: true });
    close();
    if (differences(initial.section, saved, merged).length > 0) start('save');
  };
  return { base, form, isDirty, conflict, resolve, update, start, pending };
}

export type LandingEditorState = ReturnType<typeof useLandingEditor>;

interface Task {
  name: TaskName;
  /** The revision to restore; empty for tasks on the section itself. */
  id: string;
}

/** Returns a function that loads a section that somebody else changed: into the form, or as a conflict with its unsaved input. */
function useUpdate(context: TaskContext, openConflict: () => Promise<void>): () => void {
  const { t } = useTranslation('mfe-content');
  return () =>
    void (context.form.formState.isDirty ? openConflict() : loadTexts(context)).catch((error: Error) =>
      notify.failure(t('landing-content.fetchFailed'), error),
    );
}

/** Shows the current texts, and focuses the first one, since the button that had the focus disappears. */
async function loadTexts({ form, base, setBase }: TaskContext): Promise<void> {
  const now = await fetchSection(base().section);
  const [first] = SECTION_SHAPES[now.section].blocks;
  if (first && !isList(first)) form.setFocus(first.name as Path<LandingForm>);
  setBase(now);
  form.reset(toForm(currentTexts(now)));
}

/** Runs one task at a time and reports its outcome. */
function useTasks(context: TaskContext, openConflict: () => Promise<void>) {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  const showAtFields = useLandingFieldErrors(context.form);
  const reportFailure = (error: Error, name: TaskName) =>
    notify.failure(t(`landing-content.${name}.failed`), error);

  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ name, id }: Task) => TASKS[name](context, id),
    onSuccess: (_, { name }) => notify.success(t(`landing-content.${name}.done`)),
    onError: async (error, { name }) => {
      if (isStale(error)) await openConflict().catch((reason: Error) => reportFailure(reason, name));
      else if (!showAtFields(error)) reportFailure(error, name);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: landingContentKey }),
  });
  return {
    start: (name: TaskName, id = '') => {
      if (!isPending) mutate({ name, id });
    },
    pending: isPending ? variables.name : null,
  };
}

function isStale(error: Error): boolean {
  return (
    error instanceof PublicationConflictError || (isApiError(error) && error.code === 'landing-content.stale')
  );
}

/** Maps a path of the API, such as `metadata.addressEn.2`, to the path of its form field. */
export function formPath(serverPath: string): string {
  return serverPath.replace(/^metadata\./, '').replace(/^address([A-Z]\w)?\.(\d+)$/, 'address.$2.line$1');
}

/** Returns a function that shows the server's errors at their fields, and returns whether every error has a field. */
function useLandingFieldErrors({ setError, getValues }: UseFormReturn<LandingForm>) {
  const { t } = useTranslation();
  return (error: unknown): boolean => {
    const places = invalidFields(error).map(({ field, rule }) => ({ path: formPath(field), rule }));
    const known = places.filter(({ path }) => typeof getValues(path as Path<LandingForm>) === 'string');
    for (const { path, rule } of known) {
      const message = t([`field.${rule}`, 'field.invalid']);
      setError(path as Path<LandingForm>, { type: rule, message }, { shouldFocus: true });
    }
    return known.length > 0 && known.length === places.length;
  };
}
