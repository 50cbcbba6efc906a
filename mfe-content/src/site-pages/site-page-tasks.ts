import type { BlockType } from '@vitral/sdk/contracts/blocks';
import type { SitePageState, SitePageTimes } from '@vitral/sdk/contracts/site-pages';
import type { UseFormReturn } from 'react-hook-form';
import { currentContent, type SitePageForm, toContent, toForm } from './site-page-form.ts';
import {
  discardDraft,
  publishPage,
  restoreRevision,
  saveDraft,
  schedulePage,
  unpublishPage,
} from './site-pages.queries.ts';

/** State that the tasks of the editor share: the form, and the last known state of the server. */
export interface TaskContext {
  form: UseFormReturn<SitePageForm>;
  types: readonly BlockType[];
  base: () => SitePageState;
  setBase: (state: SitePageState) => void;
}

export type Task =
  | { name: 'save' | 'publish' | 'discard' | 'unpublish' }
  | { name: 'restore'; revision: string }
  | { name: 'schedule'; times: SitePageTimes };

export function runTask(context: TaskContext, task: Task): Promise<void> {
  switch (task.name) {
    case 'save':
      return save(context);
    case 'publish':
      return publish(context);
    case 'discard':
      return replaceWith(context, discardDraft(context.base()));
    case 'unpublish':
      return keepForm(context, unpublishPage(context.base()));
    case 'restore':
      return replaceWith(context, restoreRevision(context.base(), task.revision));
    case 'schedule':
      return schedule(context, task.times);
  }
}

async function save({ form, base, setBase }: TaskContext): Promise<void> {
  const sent = structuredClone(form.getValues());
  setBase(await saveDraft(base(), toContent(sent)));
  form.resetDefaultValues(sent);
}

async function publish(context: TaskContext): Promise<void> {
  if (context.form.formState.isDirty || !context.base().draft) await save(context);
  await keepForm(context, publishPage(context.base()));
}

async function schedule(context: TaskContext, times: SitePageTimes): Promise<void> {
  if (context.form.formState.isDirty || (times.publishAt && !context.base().draft)) await save(context);
  await keepForm(context, schedulePage(context.base(), times));
}

/** Keeps what was typed while the request was pending. */
async function keepForm({ setBase }: TaskContext, request: Promise<SitePageState>): Promise<void> {
  setBase(await request);
}

async function replaceWith(
  { form, types, setBase }: TaskContext,
  request: Promise<SitePageState>,
): Promise<void> {
  const state = await request;
  setBase(state);
  form.reset(toForm(currentContent(state), types));
}
