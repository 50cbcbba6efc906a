import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { OwnSecurityEvent } from '@vitral/sdk/contracts/security-events';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, LoadBoundary, MuiLink, Skeleton, Typography } from '@vitral/sdk/ui';
import { ProfileSection } from './profile-section.tsx';
import { securityEventsQuery } from './security-events.queries.ts';
import { ROW_DIVIDER } from './session-row.tsx';

/** Logins and changes of the user's account, and what was refused. */
export function SecurityEvents() {
  const { t } = useTranslation('mfe-people');
  return (
    <ProfileSection id="security-events" title={t('profile.events')} text={t('profile.eventsText')}>
      <Box sx={{ mt: 2 }}>
        <LoadBoundary
          failure={t('profile.events.fetchFailed')}
          loading={<Skeleton variant="rounded" height={240} />}
        >
          <EventList />
        </LoadBoundary>
      </Box>
    </ProfileSection>
  );
}

function EventList() {
  const { t } = useTranslation('mfe-people');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useSuspenseInfiniteQuery(securityEventsQuery);
  const events = data.pages.flatMap(({ items }) => items);
  if (events.length === 0) return <Typography color="textSecondary">{t('profile.events.none')}</Typography>;
  return (
    <>
      <Box component="ul" aria-label={t('profile.events')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('profile.events.older')}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('profile.events.notMe')} <MuiLink href="#password">{t('profile.password.submit')}</MuiLink>
        {' · '}
        <MuiLink href="#sessions">{t('profile.events.sessions')}</MuiLink>
      </Typography>
    </>
  );
}

function EventRow({ event }: { event: OwnSecurityEvent }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const { verb, createdAt } = event;
  return (
    <Box component="li" sx={{ py: 1.25, ...ROW_DIVIDER }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t(`profile.events.verbs.${verb}`, { defaultValue: verb })}
        </Typography>
        <Typography component="time" dateTime={createdAt} variant="body2" color="textSecondary">
          {dateTime(createdAt)}
        </Typography>
      </Box>
      <EventDetails event={event} />
    </Box>
  );
}

function EventDetails({ event }: { event: OwnSecurityEvent }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const { method, isByAdmin, browser, system, networks, count, lastAt } = event;
  const known = browser ?? t('profile.sessions.unknown');
  const details = [
    isByAdmin && t('profile.events.byAdmin'),
    method && t(`profile.events.methods.${method}`),
    system ? t('profile.sessions.browser', { browser: known, system }) : browser,
    ...networks,
    count > 1 && t('profile.events.times', { times: count, until: dateTime(lastAt) }),
  ].filter(Boolean);
  if (details.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {details.join(' · ')}
    </Typography>
  );
}
