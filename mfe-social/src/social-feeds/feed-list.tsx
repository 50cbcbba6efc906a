import type { SocialFeedItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Pagination, Stack, Typography, useTablePage, type TableUrl } from '@vitral/ui';
import { useRef, type ReactNode } from 'react';
import { FeedCard } from './feed-card.tsx';
import type { Filters } from './feed-filters.tsx';
import { feedItemsQuery } from './social-feeds.queries.ts';

interface FeedListProps {
  filters: Filters;
  address: Pick<TableUrl<Filters>, 'table' | 'clampPage'>;
  /** Rendered when the list is empty. */
  empty: ReactNode;
  /** Rendered until the first response. */
  placeholder: ReactNode;
  onEdit: (item: SocialFeedItem) => void;
  onDelete: (item: SocialFeedItem) => void;
}

/** A page of the filtered items; the previous page stays visible until the next one has loaded. */
export function FeedList({ filters, address, empty, placeholder, ...actions }: FeedListProps) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const { table } = address;
  const top = useRef<HTMLElement>(null);
  const { limit, offset } = table.query;
  const { page, isPending } = useTablePage(feedItemsQuery({ ...filters, limit, offset }), address);

  if (!page) return placeholder;
  if (page.items.length === 0) return empty;
  const pages = Math.ceil(page.total / table.pageSize);
  const turnTo = (next: number) => {
    table.setPage(next - 1, table.pageSize);
    top.current?.scrollIntoView();
  };
  return (
    <Box aria-busy={isPending}>
      <Typography ref={top} role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('social-feeds.shown', { count: page.total, total: number(page.total) })}
      </Typography>
      <Stack
        component="ul"
        aria-labelledby="current-feeds"
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {page.items.map((item) => (
          <FeedCard key={item.id} item={item} {...actions} />
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={table.page + 1}
          onChange={(_, next) => turnTo(next)}
          sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </Box>
  );
}
