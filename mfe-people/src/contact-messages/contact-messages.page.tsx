import { useQuery } from '@tanstack/react-query';
import { CONTACT_STATUSES, CONTACT_SUBJECTS } from '@vitral/contracts/contact-messages';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { PageQuery, PageVisit } from '@vitral/module-kit';
import { useNavigate, useSearchParams } from '@vitral/router';
import { EmptyList, LoadBoundary, LoadingCards, PageHeader, StatCards } from '@vitral/ui';
import { ExportLink, gridQueries, readTableUrl, useTableUrl, type TableUrlOptions } from '@vitral/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import { useCallback } from 'react';
import { messagesQuery, messageStatsQuery, type MessageFilters } from './contact-messages.queries.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageTable } from './message-table.tsx';

/** Allowed values of each filter; the search is free text. */
const CHOICES = { status: CONTACT_STATUSES, due: ['due', 'overdue'], subject: CONTACT_SUBJECTS };

const TABLE: TableUrlOptions<MessageFilters> = {
  filters: { q: '', status: '', subject: '', due: '' },
  choices: CHOICES,
  sort: { field: 'createdAt', direction: 'desc' },
  sortedBy: ['createdAt', 'name'],
};

export function firstQueries({ search }: PageVisit): PageQuery[] {
  const { filters, query } = readTableUrl(TABLE, search);
  return [messageStatsQuery, messagesQuery({ ...filters, ...query }), ...gridQueries()];
}

/** /admin/messages: the messages of visitors (docs/product/contact-messages.md), newest first by default. */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const [openId, open] = useOpenMessage();
  const { filters, setFilters, clearFilters, ...url } = useTableUrl(TABLE);
  const empty = <EmptyList t={t} noun="contact-messages" filters={filters} onClear={clearFilters} />;
  return (
    <>
      <PageHeader title={t('contact-messages.title')} description={t('contact-messages.description')} />
      <MessageStats />
      <MessageFilterBar filters={filters} onChange={setFilters} />
      <LoadBoundary
        failure={t('contact-messages.fetchFailed')}
        loading={<LoadingCards count={5} height={88} />}
      >
        <MessageTable filters={filters} url={url} empty={empty} onOpen={open} />
      </LoadBoundary>
      <ExportLink
        label={t('contact-messages.export')}
        path="/contact-messages"
        query={{ ...filters, sort: url.table.query.sort }}
      />
      {openId && <MessageDialog key={openId} id={openId} onClose={() => open(null)} />}
    </>
  );
}

/** Stores the id of the open message in the URL (`?open=<id>`), since notification emails link to a message. */
function useOpenMessage() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const open = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(searchParams);
      if (id) next.set('open', id);
      else next.delete('open');
      void navigate({ search: next.toString() }, { preventScrollReset: true });
    },
    [searchParams, navigate],
  );
  return [searchParams.get('open'), open] as const;
}

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
  return <StatCards stats={[stat('new'), stat('due'), stat('overdue'), stat('answered')]} />;
}

interface MessageFilterBarProps {
  filters: MessageFilters;
  onChange: (changes: Partial<MessageFilters>) => void;
}

function MessageFilterBar({ filters, onChange }: MessageFilterBarProps) {
  const { t } = useTranslation('mfe-people');
  const select = (name: keyof typeof CHOICES, prefix: string) => (
    <SelectField
      label={t(`contact-messages.filter.${name}`)}
      value={filters[name]}
      choices={[
        { value: '', label: t(`contact-messages.filter.any.${name}`) },
        ...CHOICES[name].map((value) => ({ value, label: t(`contact-messages.${prefix}.${value}`) })),
      ]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FilterBar>
      <SearchField label={t('contact-messages.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      {select('status', 'statuses')}
      {select('due', 'only')}
      {select('subject', 'subjects')}
    </FilterBar>
  );
}
