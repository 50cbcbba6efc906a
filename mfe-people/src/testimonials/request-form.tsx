import type { Language } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { REQUEST_DAYS, type TestimonialRequest } from '@vitral/sdk/contracts/testimonial-requests';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Typography } from '@vitral/sdk/ui';
import { Form, FormSelect, RecipientFields } from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useCreateRequest } from './requests.queries.ts';

const DAY_MS = 86_400_000;

/** Lifetimes of a link that the form offers, in days. */
const LIFETIMES = [7, REQUEST_DAYS, 90, 180].map(String);

const COUNTS = ['1', '5', '20', String(LIMITS.requestSubmissions)];

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

interface RequestValues {
  recipient: string;
  language: Language | null;
  days: string;
  maxSubmissions: string;
}

const NEW_REQUEST: RequestValues = {
  recipient: '',
  language: null,
  days: String(REQUEST_DAYS),
  maxSubmissions: '1',
};

export function RequestForm({ onCreated }: { onCreated: (request: TestimonialRequest) => void }) {
  const { t } = useTranslation('mfe-people');
  const id = useId();
  const { control, handleSubmit } = useForm({ defaultValues: NEW_REQUEST });
  const { mutate, isPending } = useCreateRequest();
  const create = handleSubmit(({ recipient, language, days, maxSubmissions }) => {
    const input = { recipient: recipient.trim() || null, language, expiresAt: inDays(Number(days)) };
    mutate({ ...input, maxSubmissions: Number(maxSubmissions) }, { onSuccess: onCreated });
  });
  return (
    <Form aria-labelledby={id} spacing={2} onSubmit={create}>
      <Box>
        <Typography id={id} variant="h3">
          {t('testimonials.requests.new')}
        </Typography>
        <Typography color="textSecondary">{t('testimonials.requests.text')}</Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <RecipientFields
          control={control}
          labels={{
            recipient: t('testimonials.requests.recipient'),
            hint: t('testimonials.requests.recipientHint'),
            language: t('testimonials.requests.language'),
            anyLanguage: t('testimonials.requests.ownLanguage'),
          }}
        />
        <FormSelect
          control={control}
          name="days"
          label={t('testimonials.requests.expiry')}
          choices={LIFETIMES.map((value) => ({
            value,
            label: t('testimonials.requests.days', { count: Number(value) }),
          }))}
        />
        <FormSelect
          control={control}
          name="maxSubmissions"
          label={t('testimonials.requests.accepts')}
          choices={COUNTS.map((value) => ({
            value,
            label: t('testimonials.requests.count', { count: Number(value) }),
          }))}
        />
      </Box>
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t('testimonials.requests.create')}
      </Button>
    </Form>
  );
}
