import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ShareLink } from '@vitral/sdk/contracts/share-links';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { ListCard } from '@vitral/sdk/ui';

const openedQuery = queryOptions({
  queryKey: ['share-links', 'list', 'opened'],
  queryFn: ({ signal }) =>
    api.list<ShareLink>('/share-links', {
      signal,
      query: { use: 'opened', owner: 'me', sort: '-lastOpenedAt', limit: 5 },
    }),
});

/** The links of the reader that people opened last, which tell whom to call next. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  return (
    <ListCard
      title={t('opened-links.title')}
      query={openedQuery}
      rowOf={({ id, title, items, recipient, openCount, lastOpenedAt, createdAt }) => ({
        id,
        path: `/admin/links/${id}`,
        title: title ?? items[0]?.title ?? '—',
        detail: [recipient, t('opened-links.opens', { count: openCount, shown: number(openCount) })]
          .filter(Boolean)
          .join(' · '),
        at: lastOpenedAt ?? createdAt,
      })}
      empty={t('opened-links.empty')}
      failure={t('opened-links.failed')}
      all={{
        path: '/admin/links?use=opened&owner=me&sort=-lastOpenedAt',
        label: t('opened-links.all'),
      }}
    />
  );
}
