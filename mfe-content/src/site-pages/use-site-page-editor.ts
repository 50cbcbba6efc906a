import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidFields, isApiError } from '@vitral/sdk/api-client';
import type { BuiltBlockType } from '@vitral/sdk/contracts/blocks';
import type { SitePageContent, SitePageState } from '@vitral/sdk/contracts/site-pages';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import { useRef, useState } from 'react';
import { get, useForm, type Path, type UseFormReturn } from 'react-hook-form';
import { differingParts, SETTINGS } from './page-parts.ts';
import type { ShownLanguage } from './shown-languages.tsx';
import { currentContent, type SitePageForm, toContent, toForm } from './site-page-form.ts';
import { runTask, type Task, type TaskContext } from './site-page-tasks.ts';
import { fetchPage, SITE_PAGES_KEY } from './site-pages.queries.ts';

/** Another person changed the page first. */
export interface SitePageConflict {
  now: SitePageState;
  /** The content from which both sides started. */
  original: SitePageContent;
  theirs: SitePageContent;
}

/** State of the page editor: the form, the server's state that it is based on, the open blocks, and the tasks. */
export function useSitePageEditor(initial: SitePageState, types: readonly BuiltBlockType[]) {
  const [base, setBase] = useState(initial);
  const latest = useRef(initial);
  const form = useForm<SitePageForm>({ defaultValues: toForm(currentContent(initial), types) });
  const { isDirty } = form.formState;
  const [conflict, setConflict] = useState<SitePageConflict | null>(null);
  const { showError, ...shown } = useShownFields();

  const context: TaskContext = {
    form,
    types,
    base: () => latest.current,
    setBase: (state) => {
      latest.current = state;
      setBase(state);
    },
  };
  const { reload, update } = useReload(context, setConflict);
  const { start, pending } = useTasks(context, showError, () => reload(false));

  const resolve = (merged: SitePageContent) => {
    if (!conflict) return;
    const saved = toForm(currentContent(conflict.now), types);
    context.setBase(conflict.now);
    form.reset(saved);
    form.reset(toForm(merged, types), { keepDefaultValues: true });
    setConflict(null);
    if (differingParts(toContent(saved), merged).length > 0) start({ name: 'save' });
  };
  return { base, form, types, isDirty, conflict, resolve, update, start, pending, ...shown };
}

export type SitePageEditorState = ReturnType<typeof useSitePageEditor>;

/** Functions that load the current state of a page after somebody else changed it. */
function useReload(
  { form, types, base, setBase }: TaskContext,
  setConflict: (conflict: SitePageConflict) => void,
) {
  const { t } = useTranslation('mfe-content');
  /** Replaces the content of the form, or offers both contents if they conflict. */
  const reload = async (replaces: boolean): Promise<void> => {
    const now = await fetchPage(base().id);
    const [original, theirs] = [currentContent(base()), currentContent(now)];
    const isOther = differingParts(original, theirs).length > 0;
    if (isOther && !replaces) return setConflict({ now, original, theirs });
    setBase(now);
    if (isOther) form.reset(toForm(theirs, types));
    else notify.info(t('site-pages.conflict.stateOnly'));
  };
  const update = () =>
    void reload(!form.formState.isDirty).catch((error: Error) => notify.failure(t('item.openFailed'), error));
  return { reload, update };
}

/** Tracks which parts show their fields (the settings, and blocks by their ids), and in which languages. */
function useShownFields() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [language, setLanguage] = useState<ShownLanguage>('es');
  const show = (id: string) => setIds((known) => [...known.filter((one) => one !== id), id]);
  const open = {
    /** The part that was opened last, if it is still open. */
    newest: ids.at(-1) ?? null,
    has: (id: string) => ids.includes(id),
    show,
    toggle: (id: string) => (ids.includes(id) ? setIds(ids.filter((one) => one !== id)) : show(id)),
  };
  const showError = (part: string) => {
    show(part);
    setLanguage('all');
  };
  return { open, language, setLanguage, showError };
}

/** Runs one task at a time and reports its outcome. */
function useTasks(context: TaskContext, show: (block: string) => void, openConflict: () => Promise<void>) {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  const showAtFields = useSitePageErrors(context.form, show);
  const reportFailure = (error: Error, { name }: Task) =>
    notify.failure(t(`site-pages.${name}.failed`), error);

  const { mutate, isPending, variables } = useMutation({
    mutationFn: (task: Task) => runTask(context, task),
    onSuccess: (_, { name }) => notify.success(t(`site-pages.${name}.done`)),
    onError: async (error, task) => {
      if (isApiError(error) && error.code === 'site-pages.stale')
        await openConflict().catch((reason: Error) => reportFailure(reason, task));
      else if (!showAtFields(error)) reportFailure(error, task);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SITE_PAGES_KEY }),
  });
  return {
    start: (task: Task) => {
      if (!isPending) mutate(task);
    },
    pending: isPending ? variables.name : null,
  };
}

/** Returns a function that shows the server's errors at their fields and opens their blocks; false if an error has no field. */
function useSitePageErrors(
  { setError, getValues }: UseFormReturn<SitePageForm>,
  show: (block: string) => void,
) {
  const { t } = useTranslation();
  return (error: unknown): boolean => {
    if (isApiError(error) && error.code === 'site-pages.slug-taken') {
      show(SETTINGS);
      setError('slug', { message: errorText(error) }, { shouldFocus: true });
      return true;
    }
    const places = invalidFields(error);
    const values = getValues();
    const known = places.filter(({ field }) => get(values, field) !== undefined);
    for (const { field, rule } of known) {
      const message = t([`field.${rule}`, 'field.invalid']);
      setError(field as Path<SitePageForm>, { type: rule, message }, { shouldFocus: true });
    }
    const blocks = known.flatMap(({ field }) => /^blocks\.(\d+)\./.exec(field)?.[1] ?? []);
    if (blocks.length < known.length) show(SETTINGS);
    for (const index of new Set(blocks)) show(values.blocks[Number(index)]?.id ?? '');
    return known.length > 0 && known.length === places.length;
  };
}
