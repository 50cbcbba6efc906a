import { DEFAULT_LANGUAGE, fieldIn } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { QUESTION_KINDS } from '@vitral/sdk/contracts/meeting-registrations';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { DeleteButton, MoveButtons } from '@vitral/sdk/ui/data';
import { EachLanguage, FormSelect, FormSwitch, FormTextField, useLabelIn } from '@vitral/sdk/ui/forms';
import { useId, useRef } from 'react';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import type { MeetingValues } from '../meeting-values.ts';
import { linesOf, newQuestion } from './registration-values.ts';

interface QuestionsFieldProps {
  control: Control<MeetingValues>;
}

/** Edits the questions of the registration form, in their order. */
export function QuestionsField({ control }: QuestionsFieldProps) {
  const { t } = useTranslation('mfe-social');
  const id = useId();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'registration.questions' });
  const addButton = useRef<HTMLButtonElement>(null);
  const removeQuestion = (index: number) => {
    remove(index);
    addButton.current?.focus();
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h4">
        {t('registration.questions')}
      </Typography>
      <Stack spacing={3} sx={{ mt: 1.5 }}>
        {fields.map((question, index) => (
          <Stack
            key={question.id}
            role="group"
            aria-label={t('registration.question', { number: index + 1 })}
            spacing={2}
          >
            <QuestionFields control={control} index={index} />
            <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
              <MoveButtons
                index={index}
                count={fields.length}
                upLabel={t('registration.moveUp', { number: index + 1 })}
                downLabel={t('registration.moveDown', { number: index + 1 })}
                onStep={(by) => move(index, index + by)}
              />
              <DeleteButton
                label={t('registration.removeQuestion', { number: index + 1 })}
                onClick={() => removeQuestion(index)}
              />
            </Stack>
          </Stack>
        ))}
      </Stack>
      <Button
        ref={addButton}
        startIcon={<Icon name="add" />}
        disabled={fields.length >= LIMITS.registrationQuestions}
        onClick={() =>
          append(newQuestion(fields), { focusName: `registration.questions.${fields.length}.label` })
        }
        sx={{ mt: 1.5 }}
      >
        {t('registration.addQuestion')}
      </Button>
    </Box>
  );
}

/** The fields of one question. A choice needs at least two answers. */
function QuestionFields({ control, index }: QuestionsFieldProps & { index: number }) {
  const { t } = useTranslation('mfe-social');
  const labelIn = useLabelIn();
  const name = `registration.questions.${index}` as const;
  const kind = useWatch({ control, name: `${name}.kind` });
  const areAnswers = (text: string) => {
    const count = linesOf(text).length;
    return count >= 2 && count <= LIMITS.registrationOptions;
  };
  return (
    <>
      <EachLanguage>
        {(language) => (
          <FormTextField
            control={control}
            name={`${name}.${fieldIn('label', language)}`}
            label={labelIn(t('registration.label'), language)}
            limit={LIMITS.title}
            required={language === DEFAULT_LANGUAGE}
          />
        )}
      </EachLanguage>
      <FormSelect
        control={control}
        name={`${name}.kind`}
        label={t('registration.kind')}
        choices={QUESTION_KINDS.map((value) => ({ value, label: t(`registration.kinds.${value}`) }))}
        required
      />
      {kind === 'choice' && (
        <FormTextField
          control={control}
          name={`${name}.options`}
          label={t('registration.options')}
          hint={t('registration.optionsHint')}
          multiline
          minRows={2}
          required
          check={(text) =>
            areAnswers(text)
              ? undefined
              : t('registration.optionsWrong', { limit: LIMITS.registrationOptions })
          }
        />
      )}
      <FormSwitch control={control} name={`${name}.isRequired`} label={t('registration.isRequired')} />
    </>
  );
}
