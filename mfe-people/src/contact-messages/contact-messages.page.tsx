import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { EmptyList, LoadBoundary, LoadingCards, PageHeader, PageStats } from '@vitral/sdk/ui';
import { ExportLink, gridQueries, readTableUrl, useTableUrl, SavedViews } from '@vitral/sdk/ui/data';
import { ItemSheet, TrashButton, useFormerAddress, useItemAddress } from '@vitral/sdk/ui/forms';
import { MESSAGES, messagesQuery, messageStatsQuery } from './contact-messages.queries.ts';
import { MessageDialog } from './message-dialog.tsx';
import { checkedFilters, MessageFilterBar, MESSAGES_TABLE } from './message-filters.tsx';
import { MessageTable } from './message-table.tsx';

export function firstQueries({ search }: PageVisit): PageQuery[] {
  const { filters, query } = readTableUrl(MESSAGES_TABLE, search);
  return [messageStatsQuery, messagesQuery({ ...checkedFilters(filters), ...query }), ...gridQueries()];
}

/** /admin/messages: the messages of visitors (docs/product/contact-messages.md), newest first by default. */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const address = useItemAddress();
  useFormerAddress('open');
  const { id, close } = address;
  const { filters: requested, setFilters, clearFilters, ...url } = useTableUrl(MESSAGES_TABLE);
  const filters = checkedFilters(requested);
  const empty = <EmptyList t={t} noun="contact-messages" filters={filters} onClear={clearFilters} />;
  return (
    <>
      <PageHeader
        title={t('contact-messages.title')}
        description={t('contact-messages.description')}
        actions={<TrashButton noun={MESSAGES} />}
      />
      <MessageStats />
      <SavedViews of={MESSAGES_TABLE} />
      <MessageFilterBar filters={filters} onChange={setFilters} />
      <LoadBoundary
        failure={t('contact-messages.fetchFailed')}
        loading={<LoadingCards count={5} height={88} />}
      >
        <MessageTable filters={filters} url={url} empty={empty} />
      </LoadBoundary>
      <ExportLink
        label={t('contact-messages.export')}
        path="/contact-messages"
        query={{ ...filters, sort: url.table.query.sort }}
      />
      {id !== null && (
        <ItemSheet address={address} id={id} listedBelow={LISTED}>
          <MessageDialog key={id} id={id} onClose={close} />
        </ItemSheet>
      )}
    </>
  );
}

const LISTED = [['contact-messages', 'list']];

const ICONS = { new: 'inbox', due: 'history', overdue: 'warning', answered: 'check_circle' } as const;

/** Shows the number of messages in each state, each a dash until it is loaded. */
function MessageStats() {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { data } = useQuery(messageStatsQuery);
  const stat = (name: keyof typeof ICONS) => ({
    label: t(`contact-messages.count.${name}`),
    value: data ? number(data[name]) : null,
    icon: ICONS[name],
  });
  return <PageStats stats={[stat('new'), stat('due'), stat('overdue'), stat('answered')]} />;
}
