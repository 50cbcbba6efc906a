import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitral/api-client';
import type { LandingSectionState } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { landingContentKey } from './landing-content.queries.ts';
import { differences } from './landing-differences.ts';
import { useLandingFieldErrors } from './landing-field-errors.ts';
import { currentTexts, toForm, type LandingForm } from './landing-form.ts';
import { OvertakenError, TASKS, type Desk, type TaskName } from './landing-tasks.ts';
import { useLandingConflict } from './use-landing-conflict.ts';

/** The form of one section, what it began from, and what can be done with it. */
export function useLandingEditor(initial: LandingSectionState) {
  const [base, setBase] = useState(initial);
  const held = useRef(initial);
  const form = useForm<LandingForm>({ defaultValues: toForm(currentTexts(initial)) });
  const { isDirty } = form.formState;
  const { conflict, open, close } = useLandingConflict();

  const desk: Desk = {
    form,
    base: () => held.current,
    setBase: (state) => {
      held.current = state;
      setBase(state);
    },
  };
  const { t } = useTranslation('mfe-content');
  const { start, pending } = useTasks(desk, async () => {
    const { now, isOpen } = await open(held.current);
    if (isOpen) return;
    desk.setBase(now);
    form.resetDefaultValues(toForm(currentTexts(now)));
    notify.info(t('landing-content.conflict.stateOnly'));
  });

  const resolve = (merged: LandingForm) => {
    if (!conflict) return;
    const saved = toForm(currentTexts(conflict.now));
    desk.setBase(conflict.now);
    form.reset(saved);
    form.reset(merged, { keepDefaultValues: true });
    close();
    if (differences(initial.section, saved, merged).length > 0) start('save');
  };
  return { base, form, isDirty, conflict, resolve, start, pending };
}

export type LandingEditorState = ReturnType<typeof useLandingEditor>;

interface Task {
  name: TaskName;
  /** What the task is about, where that is not the section itself: the revision to restore. */
  id: string;
}

/** Runs one task at a time and tells how it went. */
function useTasks(desk: Desk, openConflict: () => Promise<void>) {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  const showAtFields = useLandingFieldErrors(desk.form);
  const tellFailure = (error: Error, name: TaskName) =>
    notify.failure(t(`landing-content.${name}.failed`), error);

  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ name, id }: Task) => TASKS[name](desk, id),
    onSuccess: (_, { name }) => notify.success(t(`landing-content.${name}.done`)),
    onError: async (error, { name }) => {
      if (isStale(error)) await openConflict().catch((reason: Error) => tellFailure(reason, name));
      else if (!showAtFields(error)) tellFailure(error, name);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: landingContentKey }),
  });
  return {
    start: (name: TaskName, id = '') => {
      if (!isPending) mutate({ name, id });
    },
    /** The task that is being done. */
    pending: isPending ? variables.name : null,
  };
}

function isStale(error: Error): boolean {
  return error instanceof OvertakenError || (isApiError(error) && error.code === 'landing-content.stale');
}
