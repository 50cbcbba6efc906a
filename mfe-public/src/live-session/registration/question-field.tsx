import { LIMITS } from '@vitral/sdk/contracts/limits';
import { ANSWER_FIELD } from '@vitral/sdk/contracts/meeting-registrations';
import type { MeetingRegistration } from '../../data/zoom-meetings.ts';
import { FormField } from '../../forms/form-field.tsx';
import { useSite } from '../../site/site-context.ts';

interface QuestionFieldProps {
  question: MeetingRegistration['questions'][number];
  problem: string | undefined;
  value: string;
}

/** Asks a question written by staff, with a choice of answers or a free text. */
export function QuestionField({ question, problem, value }: QuestionFieldProps) {
  const { t } = useSite();
  const { id, label, options, isRequired } = question;
  return (
    <FormField
      id={`registration-answer-${id}`}
      name={ANSWER_FIELD + id}
      label={<span {...label} />}
      isRequired={isRequired}
      problem={problem}
      isWide
      control={(attributes) =>
        options.length > 0 ? (
          <select {...attributes} defaultValue={value}>
            <option value="">{t('live-session.form.choose')}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : (
          <input
            {...attributes}
            type="text"
            maxLength={LIMITS.registrationAnswer}
            defaultValue={value}
            autoComplete="off"
          />
        )
      }
    />
  );
}
