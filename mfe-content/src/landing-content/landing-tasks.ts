import type { LandingSectionState } from '@vitral/sdk/contracts/landing-content';
import type { UseFormReturn } from 'react-hook-form';
import {
  discardDraft,
  publishDraft,
  restoreRevision,
  saveDraft,
  takeOff,
} from './landing-content.queries.ts';
import { currentTexts, toForm, toTexts, type LandingForm } from './landing-form.ts';

/** State that the tasks of the editor share: the form, and the last known state of the server. */
export interface TaskContext {
  form: UseFormReturn<LandingForm>;
  base: () => LandingSectionState;
  setBase: (state: LandingSectionState) => void;
}

export type TaskName = keyof typeof TASKS;

/** The draft was saved, but other texts were published after the editor loaded the section. */
export class PublicationConflictError extends Error {
  override readonly name = 'PublicationConflictError';
}

export const TASKS = {
  save,
  publish,
  discard,
  takeOff: takeOffPage,
  restore,
};

async function save({ form, base, setBase }: TaskContext): Promise<void> {
  const state = base();
  const sent = structuredClone(form.getValues());
  const texts = toTexts(sent, state.section, currentTexts(state));
  const draft = await saveDraft(state.section, { ...texts, version: state.draft?.version ?? 0 });
  setBase({ ...state, draft });
  form.resetDefaultValues(sent);
  if (!state.draft && draft.basedOn !== (state.published?.version ?? 0)) throw new PublicationConflictError();
}

async function publish(context: TaskContext): Promise<void> {
  const { form, base, setBase } = context;
  if (form.formState.isDirty || !base().draft) await save(context);
  const { section, draft, published } = base();
  const state = await publishDraft(section, {
    draftVersion: draft?.version ?? 0,
    publishedVersion: published?.version ?? 0,
  });
  setBase(state);
  // The server trims the texts; edits made while the request was pending stay.
  const stored = toForm(currentTexts(state));
  if (form.formState.isDirty) form.resetDefaultValues(stored);
  else form.reset(stored);
}

async function discard({ form, base, setBase }: TaskContext): Promise<void> {
  const { section, draft, published } = base();
  if (draft) await discardDraft(section, draft.version);
  const state = { section, published, draft: null };
  setBase(state);
  form.reset(toForm(currentTexts(state)));
}

/** Removes the section from the page but saves its texts as a draft, which can be published again. */
async function takeOffPage(context: TaskContext): Promise<void> {
  const { form, base, setBase } = context;
  const { section, draft, published } = base();
  if (published) await takeOff(section, published.version);
  setBase({ section, published: null, draft });
  if (draft) return;
  form.resetDefaultValues(toForm(currentTexts(base())));
  await save(context);
}

async function restore({ form, base, setBase }: TaskContext, id: string): Promise<void> {
  const state = base();
  const draft = await restoreRevision(state.section, id, state.draft?.version ?? 0);
  setBase({ ...state, draft });
  form.reset(toForm(draft));
}
