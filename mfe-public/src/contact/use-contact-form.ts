import {
  CONTACT_FIELDS,
  type ContactKind,
  contactProblems,
  type ContactProblem,
  type ContactProblems,
} from '@vitral/sdk/contracts/contact-messages';
import type { Language } from '@vitral/sdk/contracts/languages';
import type { SentForm } from '@vitral/sdk/contracts/public-pages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormStatus } from '../forms/form-message.tsx';
import { postForm } from '../forms/post-form.ts';
import { useSite } from '../site/site-context.ts';
import {
  type ContactValues,
  clearDraft,
  focusFirst,
  readDraft,
  readHoneypot,
  readMessageLength,
  readValues,
  replaceValues,
  saveDraft,
} from './form-values.ts';

export interface ContactFormState {
  kind: ContactKind;
  /** Refused form, which was sent without scripts. */
  sent: SentForm | null;
  /** Called once the form is sent. */
  onSent?: (() => void) | undefined;
}

/** Manages a form of the team. Its fields are uncontrolled, so that input before hydration is not lost. */
export function useContactForm({ kind, sent, onSent }: ContactFormState) {
  const { language } = useSite();
  const { problems, setProblems, status, setStatus } = useFormState(sent);
  const isSending = useRef(false);

  function edit({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    saveDraft(kind, readValues(kind, form));
    const edited = target instanceof Element ? target.getAttribute('name') : null;
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([field]) => field !== edited)));
    setStatus((before) => (before.kind === 'sent' ? { kind: 'idle' } : before));
  }

  function showProblems(form: HTMLFormElement, found: ContactProblems) {
    setProblems(found);
    setStatus({ kind: 'idle' });
    focusFirst(kind, form, found);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = readValues(kind, form);
    const found = contactProblems({ kind, ...values });
    if (Object.keys(found).length > 0) return showProblems(form, found);

    isSending.current = true;
    setProblems({});
    setStatus({ kind: 'sending' });
    const outcome = await postForm('/api/contact', { kind, language, ...values, ...readHoneypot(form) });
    isSending.current = false;
    const refused = outcome.kind === 'refused' && knownProblems(kind, outcome.problems);
    if (refused) return showProblems(form, refused);
    if (outcome.kind === 'sent') clearForm(kind, form, values, initialValues(kind, language));
    setStatus(outcome.kind === 'refused' ? { kind: 'failed' } : outcome);
    if (outcome.kind === 'sent') onSent?.();
  }

  return { problems, status, edit, submit };
}

/** Returns the problems of the form's fields; null if all problems concern the form as a whole. */
function knownProblems(kind: ContactKind, problems: Record<string, string>): ContactProblems | null {
  const known = CONTACT_FIELDS[kind].filter((field) => problems[field]);
  const found = Object.fromEntries(known.map((field) => [field, problems[field] as ContactProblem]));
  return known.length > 0 ? found : null;
}

/** Clears the sent values and the draft; keeps input typed since then in both. */
function clearForm(kind: ContactKind, form: HTMLFormElement, sent: ContactValues, initial: ContactValues) {
  const blank = Object.fromEntries(CONTACT_FIELDS[kind].map((field) => [field, initial[field] ?? '']));
  replaceValues(form, sent, blank);
  const remaining = readValues(kind, form);
  const isUntouched = CONTACT_FIELDS[kind].every((field) => remaining[field] === blank[field]);
  if (isUntouched) clearDraft(kind);
  else saveDraft(kind, remaining);
}

/** Returns the values of the form before any input; a request to join suggests the language of the page. */
export function initialValues(kind: ContactKind, language: Language): ContactValues {
  return kind === 'join' ? { language } : {};
}

/** Returns the initial state. A form that was sent without scripts and has no field problem failed as a whole. */
function useFormState(sent: SentForm | null) {
  const [problems, setProblems] = useState<ContactProblems>(
    () => (sent?.problems ?? {}) as Record<string, ContactProblem>,
  );
  const [status, setStatus] = useState<FormStatus>(() => ({
    kind: sent && Object.keys(sent.problems).length === 0 ? 'failed' : 'idle',
  }));
  return { problems, setProblems, status, setStatus };
}

/** Restores the draft; returns the form's ref and the length of its message. */
export function useRestoredForm({ kind, sent }: ContactFormState) {
  const { language } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [messageLength, setMessageLength] = useState(sent?.values.message?.length ?? 0);
  const measure = () => setMessageLength(form.current ? readMessageLength(form.current) : 0);

  useEffect(() => {
    const untouched = sent ? {} : initialValues(kind, language);
    if (form.current) replaceValues(form.current, untouched, readDraft(kind));
    measure();
  }, [kind, language, sent]);

  return { form, messageLength, measure };
}
