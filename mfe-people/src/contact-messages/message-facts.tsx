import type { ContactMessage } from '@vitral/sdk/contracts/contact-messages';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Chip, Fact, Facts, MuiLink, Stack, Typography } from '@vitral/sdk/ui';

export function MessageFacts({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const { name, email, phone, language, createdAt, dueAt, status, answeredAt, answeredBy } = message;
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <MessageState message={message} />
      {message.message && (
        <Typography lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message.message}
        </Typography>
      )}
      <Facts>
        <Fact term={t('contact-messages.email')}>
          {email ? <MuiLink href={`mailto:${encodeURIComponent(email)}`}>{email}</MuiLink> : '—'}
        </Fact>
        <Fact term={t('contact-messages.phone')}>
          {phone ? <MuiLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</MuiLink> : '—'}
        </Fact>
        <Fact term={t('contact-messages.kind')}>{t(`contact-messages.kinds.${message.kind}`)}</Fact>
        <KindFacts message={message} />
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

/** Returns the first line of a message in a list: its subject, or that it is a request to join or a lead. */
export function messageTitle(
  { kind, subject }: Pick<ContactMessage, 'kind' | 'subject'>,
  t: (key: string) => string,
): string {
  return t(
    kind === 'message' ? `contact-messages.subjects.${subject ?? 'other'}` : `contact-messages.kinds.${kind}`,
  );
}

function KindFacts({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('mfe-people');
  if (message.kind === 'join') return <JoinFacts message={message} />;
  if (message.kind === 'lead')
    return <Fact term={t('contact-messages.sharedTitle')}>{message.sharedTitle ?? '—'}</Fact>;
  return <Fact term={t('contact-messages.subject')}>{messageTitle(message, t)}</Fact>;
}

function JoinFacts({ message: { country, source, invitedBy } }: { message: ContactMessage }) {
  const { t } = useTranslation('mfe-people');
  const { countryName } = useFormats();
  return (
    <>
      <Fact term={t('contact-messages.country')}>{country ? countryName(country) : '—'}</Fact>
      <Fact term={t('contact-messages.source')}>
        {source ? t(`contact-messages.sources.${source}`) : '—'}
      </Fact>
      <Fact term={t('contact-messages.invitedBy')}>{invitedBy ?? '—'}</Fact>
    </>
  );
}

const COLORS = { new: 'primary', read: 'default', answered: 'success' } as const;

type State = Pick<ContactMessage, 'status' | 'isOverdue' | 'dueAt'>;

/** Chips for the status and, while the message is unanswered, the time left to answer it. */
export function MessageState({ message: { status, isOverdue, dueAt } }: { message: State }) {
  const { t } = useTranslation('mfe-people');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip
        size="small"
        color={COLORS[status]}
        variant={status === 'new' ? 'filled' : 'outlined'}
        label={t(`contact-messages.statuses.${status}`)}
      />
      {status !== 'answered' && (
        <Chip
          size="small"
          variant="outlined"
          color={isOverdue ? 'error' : 'warning'}
          label={isOverdue ? t('contact-messages.overdue') : timeLeft(dueAt, t)}
        />
      )}
    </Stack>
  );
}

/** Returns whole hours, or minutes in the last hour. */
function timeLeft(dueAt: string, t: (key: string, values: { count: number }) => string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(dueAt) - Date.now()) / 60_000));
  return minutes < 60
    ? t('contact-messages.dueInMinutes', { count: minutes })
    : t('contact-messages.dueInHours', { count: Math.floor(minutes / 60) });
}
