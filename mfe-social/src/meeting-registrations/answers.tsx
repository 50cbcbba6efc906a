import type { MeetingRegistration, RegistrationQuestion } from '@vitral/sdk/contracts/meeting-registrations';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, TitledDialog, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';

interface AnswersProps {
  registration: MeetingRegistration;
  questions: readonly RegistrationQuestion[];
}

/** Opens the answers of a registrant. */
export function Answers({ registration: { name, answers }, questions }: AnswersProps) {
  const { t } = useTranslation('mfe-social');
  const [isOpen, setIsOpen] = useState(false);
  const count = Object.keys(answers).length;
  const label = t('meeting-registrations.answerCount', { count });
  if (count === 0) return <span>—</span>;
  return (
    <>
      <Button variant="text" aria-label={`${label}: ${name}`} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <TitledDialog
          title={t('meeting-registrations.answersOf', { name })}
          maxWidth="sm"
          focusClose
          onClose={() => setIsOpen(false)}
        >
          <Box sx={{ px: 3, pb: 3 }}>
            <AnswerList answers={answers} questions={questions} />
          </Box>
        </TitledDialog>
      )}
    </>
  );
}

interface AnswerListProps extends Pick<MeetingRegistration, 'answers'> {
  questions: readonly RegistrationQuestion[];
}

/** Lists answers; an answer to a deleted question shows the id of the question. */
export function AnswerList({ answers, questions }: AnswerListProps) {
  const labelOf = (id: string) => questions.find((question) => question.id === id)?.label ?? id;
  return (
    <Box component="dl" sx={{ m: 0, overflowWrap: 'anywhere', '& dd': { m: 0, mb: 2 } }}>
      {Object.entries(answers).map(([id, answer]) => (
        <div key={id}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {labelOf(id)}
          </Typography>
          <Typography component="dd" dir="auto">
            {answer}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
