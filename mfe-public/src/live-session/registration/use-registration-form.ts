import { ANSWER_FIELD, REGISTRATION_HONEYPOT, SERIES } from '@vitral/sdk/contracts/meeting-registrations';
import type { MeetingRegistrationInput } from '@vitral/sdk/contracts/meeting-registrations';
import { type FormEvent, useRef, useState } from 'react';
import type { FormStatus } from '../../forms/form-message.tsx';
import { postForm } from '../../forms/post-form.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useSite } from '../../site/site-context.ts';
import type { RegistrationOffer } from '../live-session.data.ts';

/** Manages the registration form. Its fields are uncontrolled, so that input before hydration is not lost. */
export function useRegistrationForm({ sent }: RegistrationOffer) {
  const { t, language } = useSite();
  const [problems, setProblems] = useState(sent?.problems ?? {});
  const [status, setStatus] = useState<FormStatus>(() => statusOf(sent?.problems));
  const isSending = useRef(false);

  function edit({ target }: FormEvent<HTMLFormElement>) {
    const edited = target instanceof Element ? target.getAttribute('name') : null;
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([field]) => field !== edited)));
    setStatus({ kind: 'idle' });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    isSending.current = true;
    setProblems({});
    setStatus({ kind: 'sending' });
    const outcome = await postForm('/api/meeting-registrations', { ...inputOf(form), language });
    isSending.current = false;
    if (outcome.kind === 'refused') {
      setProblems(outcome.problems);
      setStatus({ kind: 'idle' });
      focusFirst(form, outcome.problems);
      return;
    }
    if (outcome.kind === 'sent') form.reset();
    setStatus(outcome);
  }

  const code = status.kind === 'failed' ? status.code : undefined;
  return {
    problemOf: (field: string) => problems[field] && t(problemText(field, problems[field])),
    failure: code && FAILURES[code] && t(FAILURES[code]),
    status,
    edit,
    submit,
  };
}

/** If a form that was sent without scripts failed as a whole, the problem of `form` is the error code. */
function statusOf(problems: Record<string, string> | undefined): FormStatus {
  return problems?.['form'] ? { kind: 'failed', code: problems['form'] } : { kind: 'idle' };
}

const FAILURES: Partial<Record<string, TextKey>> = {
  'meeting-registrations.full': 'live-session.form.full',
  'meeting-registrations.closed': 'live-session.form.closed',
  'meeting-registrations.off': 'live-session.form.off',
  'zoom-meetings.not-found': 'live-session.form.off',
  'zoom-meetings.not-a-date': 'live-session.form.closed',
  'request.too-many': 'live-session.form.tooManyNow',
};

const PROBLEMS: Partial<Record<string, TextKey>> = {
  name: 'live-session.form.name.problem',
  email: 'live-session.form.email.problem',
  isAgreed: 'live-session.form.agreement.problem',
};

function problemText(field: string, problem: string): TextKey {
  return PROBLEMS[field] ?? (problem === 'required' ? 'live-session.form.required' : 'form.unusable');
}

function inputOf(form: HTMLFormElement): Omit<MeetingRegistrationInput, 'language'> {
  const fields = valuesOf(form);
  const { meetingId = '', date = '', name = '', email = '', timezone = '', isAgreed } = fields;
  const answers = Object.entries(fields).flatMap(([field, value]) =>
    field.startsWith(ANSWER_FIELD) && value ? [[field.slice(ANSWER_FIELD.length), value]] : [],
  );
  return {
    meetingId,
    date: date === SERIES ? null : date,
    name,
    email,
    timezone,
    answers: Object.fromEntries(answers) as Record<string, string>,
    isAgreed: isAgreed === 'true',
    [REGISTRATION_HONEYPOT]: fields[REGISTRATION_HONEYPOT],
  } as Omit<MeetingRegistrationInput, 'language'>;
}

/** Returns the values of the controls by name, without unchecked boxes. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const controls = [...form.elements].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
  );
  return Object.fromEntries(
    controls
      .filter((control) => control.type !== 'checkbox' || (control as HTMLInputElement).checked)
      .map(({ name, value }) => [name, value]),
  );
}

function focusFirst(form: HTMLFormElement, problems: Record<string, string>): void {
  const first = [...form.elements].find((control) => problems[control.getAttribute('name') ?? '']);
  if (first instanceof HTMLElement) first.focus();
}
