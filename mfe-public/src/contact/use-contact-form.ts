import {
  CONTACT_FIELDS,
  CONTACT_HONEYPOT,
  contactProblems,
  type ContactProblem,
  type ContactProblems,
} from '@vitral/contracts/contact-messages';
import type { SentForm } from '@vitral/contracts/public-pages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormStatus } from '../forms/form-message.tsx';
import { postForm } from '../forms/post-form.ts';
import { useSite } from '../site/site-context.ts';
import {
  type ContactValues,
  clearDraft,
  clearSentValues,
  fillEmptyFields,
  focusFirst,
  readDraft,
  readHoneypot,
  readValues,
  saveDraft,
} from './form-values.ts';

/** Manages the contact form. Its fields are uncontrolled, so that input before hydration is not lost. */
export function useContactForm(sent: SentForm | null) {
  const { language } = useSite();
  const { problems, setProblems, status, setStatus } = useFormState(sent);
  const isSending = useRef(false);

  function edit({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    saveDraft(readValues(form));
    const edited = target instanceof Element ? target.getAttribute('name') : null;
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([field]) => field !== edited)));
    setStatus((before) => (before.kind === 'sent' ? { kind: 'idle' } : before));
  }

  function showProblems(form: HTMLFormElement, found: ContactProblems) {
    setProblems(found);
    setStatus({ kind: 'idle' });
    focusFirst(form, found);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = readValues(form);
    const found = contactProblems(values);
    if (Object.keys(found).length > 0) return showProblems(form, found);

    isSending.current = true;
    setProblems({});
    setStatus({ kind: 'sending' });
    const trap = { [CONTACT_HONEYPOT]: readHoneypot(form) };
    const outcome = await postForm('/api/contact', { ...values, ...trap, language });
    isSending.current = false;
    const refused = outcome.kind === 'refused' && knownProblems(outcome.problems);
    if (refused) return showProblems(form, refused);
    if (outcome.kind === 'sent') clearForm(form, values);
    setStatus(outcome.kind === 'refused' ? { kind: 'failed' } : outcome);
  }

  return { problems, status, edit, submit };
}

/** Returns the problems of the form's fields; null if there are only others, which concern the form as a whole. */
function knownProblems(problems: Record<string, string>): ContactProblems | null {
  const known = CONTACT_FIELDS.filter((field) => problems[field]);
  const found = Object.fromEntries(known.map((field) => [field, problems[field] as ContactProblem]));
  return known.length > 0 ? found : null;
}

/** Clears the sent values and the draft; input typed meanwhile remains in both. */
function clearForm(form: HTMLFormElement, sent: ContactValues) {
  clearSentValues(form, sent);
  const remaining = readValues(form);
  if (Object.values(remaining).some(Boolean)) saveDraft(remaining);
  else clearDraft();
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
export function useRestoredForm(sent: SentForm | null) {
  const form = useRef<HTMLFormElement>(null);
  const [messageLength, setMessageLength] = useState(sent?.values.message?.length ?? 0);
  const measure = () => setMessageLength(form.current ? readValues(form.current).message.length : 0);

  useEffect(() => {
    if (form.current) fillEmptyFields(form.current, readDraft());
    measure();
  }, []);

  return { form, messageLength, measure };
}
