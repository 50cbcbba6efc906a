import { useQuery } from '@tanstack/react-query';
import type { TestimonialConsent } from '@vitral/sdk/contracts/testimonial-consents';
import type { Testimonial } from '@vitral/sdk/contracts/testimonials';
import { errorText, useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button, ConfirmDialog, MuiLink, Stack, Typography } from '@vitral/sdk/ui';
import { useId, useState, type ReactNode } from 'react';
import { ReviewButtons } from './review-buttons.tsx';
import { consentsQuery, useWithdraw } from './testimonials.queries.ts';

interface ConsentSectionProps {
  testimonial: Testimonial;
  /** The form has unsaved changes, which a review would make stale. */
  isDirty: boolean;
  onDone: () => void;
}

/** The review of a testimonial and the record of its consent; also records a withdrawal. */
export function ConsentSection({ testimonial, isDirty, onDone }: ConsentSectionProps) {
  const { t } = useTranslation('mfe-people');
  const id = useId();
  const { reviewState } = testimonial;
  return (
    <Stack component="section" aria-labelledby={id} spacing={1.5}>
      <Typography id={id} variant="h3">
        {t('testimonials.consent')}
      </Typography>
      {reviewState !== 'approved' && (
        <Alert severity={reviewState === 'pending' ? 'info' : 'warning'}>
          {t(`testimonials.review.${reviewState}`)}
        </Alert>
      )}
      {(reviewState === 'pending' || reviewState === 'rejected') && (
        <ReviewButtons testimonial={testimonial} disabled={isDirty} onDone={onDone} />
      )}
      <ConsentRecords id={testimonial.id} />
      {reviewState !== 'withdrawn' && (
        <WithdrawalButton testimonial={testimonial} disabled={isDirty} onDone={onDone} />
      )}
      {isDirty && reviewState !== 'withdrawn' && (
        <Typography variant="body2" color="textSecondary">
          {t('testimonials.saveFirst')}
        </Typography>
      )}
    </Stack>
  );
}

function ConsentRecords({ id }: Pick<Testimonial, 'id'>) {
  const { t } = useTranslation('mfe-people');
  const { data, error, isPending } = useQuery(consentsQuery(id));
  if (isPending) return <Typography role="status">{t('loading')}</Typography>;
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (data.length === 0) {
    return <Typography color="textSecondary">{t('testimonials.consent.none')}</Typography>;
  }
  return data.map((consent) => <ConsentRecord key={consent.id} consent={consent} />);
}

function ConsentRecord({ consent }: { consent: TestimonialConsent }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime, number } = useFormats();
  const { email, consentText, consentVersion, language, createdAt, withdrawnAt, withdrawnBy } = consent;
  const facts: [label: string, value: ReactNode][] = [
    [t('testimonials.consent.given'), dateTime(createdAt)],
    [
      t('testimonials.consent.version'),
      t('testimonials.consent.versionIn', {
        version: number(consentVersion),
        language: t(`language.${language}`),
      }),
    ],
    [t('testimonials.consent.text'), <span lang={language}>{consentText}</span>],
    [t('testimonials.consent.sent'), <span dir="auto">{consent.quotation}</span>],
  ];
  if (email) {
    const link = <MuiLink href={`mailto:${encodeURIComponent(email)}`}>{email}</MuiLink>;
    facts.push([t('testimonials.consent.email'), link]);
  }
  if (withdrawnAt && withdrawnBy) {
    const by = t(`testimonials.consent.by.${withdrawnBy}`, { when: dateTime(withdrawnAt) });
    facts.push([t('testimonials.consent.withdrawn'), by]);
  }
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

function WithdrawalButton({ testimonial, disabled, onDone }: ReviewProps) {
  const { t } = useTranslation('mfe-people');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useWithdraw();
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        color="error"
        disabled={disabled}
        onClick={() => setIsAsking(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('testimonials.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('testimonials.withdrawTitle')}
        text={t('testimonials.withdrawText', { name: testimonial.name })}
        confirmLabel={t('testimonials.withdraw')}
        isDestructive
        isPending={isPending}
        onConfirm={() => mutate(testimonial, { onSuccess: onDone, onSettled: close })}
        onCancel={close}
      />
    </>
  );
}

interface ReviewProps extends Pick<ConsentSectionProps, 'testimonial' | 'onDone'> {
  disabled: boolean;
}
