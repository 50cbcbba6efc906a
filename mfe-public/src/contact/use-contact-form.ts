import {
  CONTACT_HONEYPOT,
  contactProblems,
  type ContactProblem,
  type ContactProblems,
  type SentForm,
} from '@vitral/contracts';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSite } from '../site/site-context.ts';
import { forgetDraft, keepDraft, readDraft } from './contact-draft.ts';
import type { ContactValues } from './contact.data.ts';
import { clearSent, fillGaps, focusFirst, trapOf, valuesOf } from './form-controls.ts';
import { type Outcome, sendMessage } from './send-message.ts';

export type FormStatus = { kind: 'idle' } | { kind: 'sending' } | Exclude<Outcome, { kind: 'refused' }>;

/** The fields keep their own values, so that what is typed before the page is alive is not lost. */
export function useContactForm(sent: SentForm | null) {
  const { language } = useSite();
  const { problems, setProblems, status, setStatus } = useFormState(sent);
  const isSending = useRef(false);

  function edit({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    keepDraft(valuesOf(form));
    const edited = target instanceof Element ? target.getAttribute('name') : null;
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([field]) => field !== edited)));
    setStatus((before) => (before.kind === 'sent' ? { kind: 'idle' } : before));
  }

  function refuse(form: HTMLFormElement, found: ContactProblems) {
    setProblems(found);
    setStatus({ kind: 'idle' });
    focusFirst(form, found);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    const found = contactProblems(values);
    if (Object.keys(found).length > 0) return refuse(form, found);

    isSending.current = true;
    setProblems({});
    setStatus({ kind: 'sending' });
    const outcome = await sendMessage({ ...values, [CONTACT_HONEYPOT]: trapOf(form), language });
    isSending.current = false;
    if (outcome.kind === 'refused') return refuse(form, outcome.problems);
    if (outcome.kind === 'sent') leave(form, values);
    setStatus(outcome);
  }

  return { problems, status, edit, submit };
}

/** What was sent needs no keeping; what was typed meanwhile does. */
function leave(form: HTMLFormElement, sent: ContactValues) {
  clearSent(form, sent);
  const left = valuesOf(form);
  if (Object.values(left).some(Boolean)) keepDraft(left);
  else forgetDraft();
}

/** What a form that came back is told of; one without a field to blame could not be taken as a whole. */
function useFormState(sent: SentForm | null) {
  const [problems, setProblems] = useState<ContactProblems>(
    () => (sent?.problems ?? {}) as Record<string, ContactProblem>,
  );
  const [status, setStatus] = useState<FormStatus>(() => ({
    kind: sent && Object.keys(sent.problems).length === 0 ? 'failed' : 'idle',
  }));
  return { problems, setProblems, status, setStatus };
}

const noChanges = () => () => undefined;

/** The form, whether scripts have taken it over (with the draft of before a reload), and how long its message is. */
export function useLiveForm(sent: SentForm | null) {
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  const [messageLength, setMessageLength] = useState(sent?.values.message?.length ?? 0);
  const measure = () => setMessageLength(form.current ? valuesOf(form.current).message.length : 0);

  useEffect(() => {
    if (form.current) fillGaps(form.current, readDraft());
    measure();
  }, []);

  return { form, isAlive, messageLength, measure };
}
