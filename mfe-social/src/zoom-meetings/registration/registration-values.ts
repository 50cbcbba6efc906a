import {
  NEW_REGISTRATION,
  type QuestionKind,
  type RegistrationQuestion,
  type RegistrationScope,
  type RegistrationSettings,
} from '@vitral/contracts/meeting-registrations';

/** A question in the form; its answers are one text, each on a line of its own. */
export interface QuestionValues {
  /** Answers that visitors gave refer to it. Named `key`, since the list of fields has ids of its own. */
  key: string;
  kind: QuestionKind;
  label: string;
  labelEn: string;
  options: string;
  isRequired: boolean;
}

/** The registration settings in the form of a live session. The others stay while it is switched off. */
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
    questions: questions.map(({ id, kind, label, labelEn, options, isRequired }) => ({
      key: id,
      kind,
      label,
      labelEn: labelEn ?? '',
      options: options.join('\n'),
      isRequired,
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

function toQuestion({
  key,
  kind,
  label,
  labelEn,
  options,
  isRequired,
}: QuestionValues): RegistrationQuestion {
  return {
    id: key,
    kind,
    label: label.trim(),
    labelEn: labelEn.trim() || null,
    options: kind === 'choice' ? linesOf(options) : [],
    isRequired,
  };
}

/** Returns the different lines of a text that are not blank. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

/** Returns a blank question with a key that no other has. */
export function newQuestion(others: readonly QuestionValues[]): QuestionValues {
  const keys = others.map(({ key }) => key);
  let number = 1;
  while (keys.includes(`question-${number}`)) number += 1;
  return {
    key: `question-${number}`,
    kind: 'text',
    label: '',
    labelEn: '',
    options: '',
    isRequired: false,
  };
}
