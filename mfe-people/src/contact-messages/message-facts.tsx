import type { ContactMessage } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Fact, Facts, MuiLink, Stack, Typography } from '@vitral/ui';
import { MessageState } from './message-state.tsx';

/** Text, sender, subject, dates and status of a message. */
export function MessageFacts({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const { name, email, phone, subject, language, createdAt, dueAt, status, answeredAt, answeredBy } = message;
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <MessageState message={message} />
      <Typography lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {message.message}
      </Typography>
      <Facts>
        <Fact term={t('contact-messages.email')}>
          <MuiLink href={`mailto:${encodeURIComponent(email)}`}>{email}</MuiLink>
        </Fact>
        <Fact term={t('contact-messages.phone')}>
          {phone ? <MuiLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</MuiLink> : '—'}
        </Fact>
        <Fact term={t('contact-messages.subject')}>{t(`contact-messages.subjects.${subject}`)}</Fact>
        <Fact term={t('contact-messages.language')}>{t(`language.${language}`)}</Fact>
        <Fact term={t('contact-messages.received')}>
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        </Fact>
        {status === 'answered' && answeredAt ? (
          <Fact term={t('contact-messages.answeredAt')}>
            <time dateTime={answeredAt}>{dateTime(answeredAt)}</time>
            {answeredBy && ` · ${answeredBy}`}
          </Fact>
        ) : (
          <Fact term={t('contact-messages.dueAt')}>
            <time dateTime={dueAt}>{dateTime(dueAt)}</time>
          </Fact>
        )}
      </Facts>
    </Stack>
  );
}
