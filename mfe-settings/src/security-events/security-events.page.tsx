import type { SecurityEvent } from '@vitral/sdk/contracts/security-events';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { EmptyList, LoadBoundary, LoadingCards, PageHeader, Stack, Typography } from '@vitral/sdk/ui';
import {
  column,
  type DataColumn,
  ExportLink,
  gridQueries,
  PagedList,
  SavedViews,
  textColumn,
} from '@vitral/sdk/ui/data';
import { useMemo } from 'react';
import { DetailedText } from '../shared/detailed-text.tsx';
import { securityEventsQuery, toQuery } from './security-events.queries.ts';
import {
  NO_FILTERS,
  SecurityEventFilterBar,
  securityEventsQueryAt,
  TABLE,
  useSecurityEventFilters,
} from './security-events-filters.tsx';
import { useEventText } from './use-event-text.ts';

export const firstQueries = ({ search }: PageVisit): PageQuery[] => [
  securityEventsQueryAt(search),
  ...gridQueries(),
];

/** /admin/security-events: logins, refusals and changed login details of all accounts. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const { filters, setFilters, url } = useSecurityEventFilters();
  const columns = useEventColumns();
  const empty = (
    <EmptyList
      t={t}
      noun="security-events"
      icon="security"
      filters={filters}
      onClear={() => setFilters(NO_FILTERS)}
    />
  );
  return (
    <>
      <PageHeader title={t('security-events.title')} description={t('security-events.description')} />
      <SavedViews of={TABLE} />
      <SecurityEventFilterBar filters={filters} onChange={setFilters} />
      <LoadBoundary
        failure={t('security-events.fetchFailed')}
        loading={<LoadingCards count={5} height={72} />}
      >
        <PagedList
          label={t('security-events.title')}
          query={securityEventsQuery(filters, url.table.query)}
          url={url}
          columns={columns}
          renderCard={(event) => <EventCard event={event} />}
          empty={empty}
        />
      </LoadBoundary>
      <ExportLink label={t('security-events.export')} path="/security-events" query={toQuery(filters)} />
    </>
  );
}

function useEventColumns(): DataColumn<SecurityEvent>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { accountText, browserText } = useEventText();
  return useMemo(
    () => [
      textColumn('createdAt', t('security-events.when'), { width: 190 }, ({ createdAt }) =>
        dateTime(createdAt),
      ),
      textColumn('accountName', t('security-events.account'), { flex: 1, minWidth: 150 }, accountText),
      column('verb', t('security-events.event'), { flex: 1, minWidth: 200 }, (row) => <Event event={row} />),
      textColumn('browser', t('security-events.browser'), { flex: 1, minWidth: 150 }, browserText),
      textColumn('networks', t('security-events.network'), { flex: 1, minWidth: 160 }, ({ networks }) =>
        networks.join(', '),
      ),
    ],
    [t, dateTime, accountText, browserText],
  );
}

/** The event, with how it was done, by whom and how often. */
function Event({ event }: { event: SecurityEvent }) {
  const { verbText, detailText } = useEventText();
  return <DetailedText detail={detailText(event)}>{verbText(event)}</DetailedText>;
}

function EventCard({ event }: { event: SecurityEvent }) {
  const { dateTime } = useFormats();
  const { accountText, browserText } = useEventText();
  const origin = [browserText(event), ...event.networks].filter(Boolean).join(' · ');
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{accountText(event)}</Typography>
      <Event event={event} />
      {origin && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {origin}
        </Typography>
      )}
      <Typography component="time" dateTime={event.createdAt} variant="body2" color="textSecondary">
        {dateTime(event.createdAt)}
      </Typography>
    </Stack>
  );
}
