import type { LandingSectionState } from '@vitral/contracts';
import type { UseFormReturn } from 'react-hook-form';
import {
  discardDraft,
  publishDraft,
  restoreRevision,
  saveDraft,
  takeOff,
} from './landing-content.queries.ts';
import { currentTexts, toForm, toTexts, type LandingForm } from './landing-form.ts';

/** Where an editor works: the form, and the last known state of the server beneath it. */
export interface Desk {
  form: UseFormReturn<LandingForm>;
  base: () => LandingSectionState;
  setBase: (state: LandingSectionState) => void;
}

export type TaskName = keyof typeof TASKS;

/** A draft was saved, but for other texts on the page than those that the editor saw. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

export const TASKS = {
  save,
  publish,
  discard,
  takeOff: takeOffPage,
  restore,
};

async function save({ form, base, setBase }: Desk): Promise<void> {
  const state = base();
  const sent = structuredClone(form.getValues());
  const texts = toTexts(sent, state.section, currentTexts(state));
  const draft = await saveDraft(state.section, { ...texts, version: state.draft?.version ?? 0 });
  setBase({ ...state, draft });
  form.resetDefaultValues(sent);
  if (!state.draft && draft.basedOn !== (state.published?.version ?? 0)) throw new OvertakenError();
}

async function publish(desk: Desk): Promise<void> {
  const { form, base, setBase } = desk;
  if (form.formState.isDirty || !base().draft) await save(desk);
  const { section, draft, published } = base();
  const state = await publishDraft(section, {
    draftVersion: draft?.version ?? 0,
    publishedVersion: published?.version ?? 0,
  });
  setBase(state);
  // Stored without blanks at the ends; what was typed meanwhile stays.
  const stored = toForm(currentTexts(state));
  if (form.formState.isDirty) form.resetDefaultValues(stored);
  else form.reset(stored);
}

async function discard({ form, base, setBase }: Desk): Promise<void> {
  const { section, draft, published } = base();
  if (draft) await discardDraft(section, draft.version);
  const state = { section, published, draft: null };
  setBase(state);
  form.reset(toForm(currentTexts(state)));
}

/** The texts stay as a draft, so that publishing it puts the section back. */
async function takeOffPage(desk: Desk): Promise<void> {
  const { form, base, setBase } = desk;
  const { section, draft, published } = base();
  if (published) await takeOff(section, published.version);
  setBase({ section, published: null, draft });
  if (draft) return;
  form.resetDefaultValues(toForm(currentTexts(base())));
  await save(desk);
}

async function restore({ form, base, setBase }: Desk, id: string): Promise<void> {
  const state = base();
  const draft = await restoreRevision(state.section, id, state.draft?.version ?? 0);
  setBase({ ...state, draft });
  form.reset(toForm(draft));
}
