import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ContactMessage } from '@vitral/sdk/contracts/contact-messages';
import { useTranslation } from '@vitral/sdk/i18n';
import { ListCard } from '@vitral/sdk/ui';

const assignedQuery = queryOptions({
  queryKey: ['contact-messages', 'list', 'assigned'],
  queryFn: ({ signal }) =>
    api.list<ContactMessage>('/contact-messages', { signal, query: { assignee: 'me', limit: 5 } }),
});

/** The newest messages that the reader takes care of; the work queue above counts those of everybody by their due time. */
export function Component() {
  const { t } = useTranslation('mfe-people');
  return (
    <ListCard
      title={t('assigned-messages.title')}
      query={assignedQuery}
      rowOf={({ id, name, email, status, createdAt }) => ({
        id,
        path: `/admin/messages/${id}`,
        title: name || email,
        detail: t(`assigned-messages.statuses.${status}`),
        at: createdAt,
      })}
      empty={t('assigned-messages.empty')}
      failure={t('assigned-messages.failed')}
      all={{ path: '/admin/messages?assignee=me', label: t('assigned-messages.all') }}
    />
  );
}
