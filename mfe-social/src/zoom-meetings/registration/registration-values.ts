import {
  NEW_REGISTRATION,
  type QuestionKind,
  type RegistrationQuestion,
  type RegistrationScope,
  type RegistrationSettings,
} from '@vitral/sdk/contracts/meeting-registrations';
import { toTranslations, toTranslationValues } from '@vitral/sdk/ui/forms';

/** A question in the form; its answers are one text with a line for each answer. */
export interface QuestionValues extends ReturnType<typeof toTranslationValues<'label'>> {
  /** Visitors' answers refer to it. Named `key`, since the field list has its own ids. */
  key: string;
  kind: QuestionKind;
  label: string;
  options: string;
  isRequired: boolean;
}

/** The registration settings in the form of a live session. Turning registration off preserves the other settings. */
export interface RegistrationValues {
  isOn: boolean;
  /** Digits; blank without a limit. */
  capacity: string;
  hasWaitingList: boolean;
  scope: RegistrationScope;
  /** Minutes, as the value of a select. */
  closesMinutesBefore: string;
  reminders: number[];
  questions: QuestionValues[];
}

export function toRegistrationValues(stored: RegistrationSettings | null): RegistrationValues {
  const { capacity, hasWaitingList, scope, closesMinutesBefore, reminders, questions } =
    stored ?? NEW_REGISTRATION;
  return {
    isOn: stored !== null,
    capacity: capacity === null ? '' : String(capacity),
    hasWaitingList,
    scope,
    closesMinutesBefore: String(closesMinutesBefore),
    reminders,
    questions: questions.map((question) => ({
      key: question.id,
      kind: question.kind,
      label: question.label,
      ...toTranslationValues(question, 'label'),
      options: question.options.join('\n'),
      isRequired: question.isRequired,
    })),
  };
}

/** Returns the settings that are saved; null while registration is off. */
export function toRegistration(values: RegistrationValues): RegistrationSettings | null {
  const { isOn, capacity, hasWaitingList, scope, closesMinutesBefore, reminders, questions } = values;
  if (!isOn) return null;
  return {
    capacity: capacity.trim() ? Number(capacity) : null,
    hasWaitingList,
    scope,
    closesMinutesBefore: Number(closesMinutesBefore),
    reminders: [...reminders].sort((one, other) => other - one),
    questions: questions.map(toQuestion),
  };
}

function toQuestion(values: QuestionValues): RegistrationQuestion {
  const { key, kind, label, options, isRequired } = values;
  return {
    id: key,
    kind,
    label: label.trim(),
    ...toTranslations(values, 'label'),
    options: kind === 'choice' ? linesOf(options) : [],
    isRequired,
  };
}

/** Returns the distinct lines of a text that are not blank. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

/** Returns a blank question with an unused key. */
export function newQuestion(others: readonly QuestionValues[]): QuestionValues {
  const keys = others.map(({ key }) => key);
  let number = 1;
  while (keys.includes(`question-${number}`)) number += 1;
  return {
    key: `question-${number}`,
    kind: 'text',
    label: '',
    ...toTranslationValues({}, 'label'),
    options: '',
    isRequired: false,
  };
}
