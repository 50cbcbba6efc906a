import { LIMITS } from '@vitral/contracts/limits';
import type { RegistrationQuestion } from '@vitral/contracts/meeting-registrations';
import { AppError } from '../platform/errors/app-error.ts';
import { cleanText } from '../platform/validation/text.ts';

/** Returns the answers to store. Throws `request.invalid` with `answers.<id>:problem` for each invalid one. */
export function readAnswers(
  questions: readonly RegistrationQuestion[],
  sent: Record<string, unknown>,
): Record<string, string> {
  const answers = questions.map((question) => ({ question, answer: cleanIfText(sent[question.id]) }));
  const fields = answers.flatMap(({ question, answer }) => {
    const problem = problemOf(question, answer);
    return problem ? [`answers.${question.id}:${problem}`] : [];
  });
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return Object.fromEntries(
    answers.filter(({ answer }) => answer).map(({ question, answer }) => [question.id, String(answer)]),
  );
}

const cleanIfText = (value: unknown) => (typeof value === 'string' ? cleanText(value) : value);

function problemOf({ kind, options, isRequired }: RegistrationQuestion, answer: unknown): string | null {
  if (answer === undefined || answer === null || answer === '') return isRequired ? 'required' : null;
  if (typeof answer !== 'string') return 'invalid';
  if (answer.length > LIMITS.registrationAnswer) return 'too-long';
  return kind === 'choice' && !options.includes(answer) ? 'invalid' : null;
}
