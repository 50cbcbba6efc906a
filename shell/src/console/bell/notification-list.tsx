import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { pathOf, type PersonalNotification } from '@vitral/contracts/personal-notifications';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  EmptyState,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  LoadBoundary,
  LoadingCards,
  VISUALLY_HIDDEN,
} from '@vitral/ui';
import { notificationsQuery, useMarkRead } from './personal-notifications.queries.ts';

/** The user's notifications, newest first; `onOpen` is called when an item is opened. */
export function NotificationList({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <LoadBoundary
      failure={t('bell.failed')}
      loading={
        <DialogContent dividers>
          <LoadingCards count={3} height={64} />
        </DialogContent>
      }
    >
      <Notifications onOpen={onOpen} />
    </LoadBoundary>
  );
}

function Notifications({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useSuspenseInfiniteQuery(notificationsQuery);
  const { mutate: markRead, isPending } = useMarkRead();
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0)
    return <EmptyState icon="notifications" title={t('bell.emptyTitle')} text={t('bell.emptyText')} />;
  return (
    <>
      <DialogContent dividers sx={{ p: 0 }}>
        <List disablePadding aria-label={t('bell.title')}>
          {rows.map((row) => (
            <Row
              key={row.id}
              notification={row}
              onOpen={() => {
                if (row.readAt === null) markRead(row.id);
                onOpen();
              }}
            />
          ))}
        </List>
        {hasNextPage && (
          <Box sx={{ p: 1, textAlign: 'center' }}>
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('bell.older')}
            </Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          disabled={rows.every(({ readAt }) => readAt !== null) && !hasNextPage}
          loading={isPending}
          onClick={() => markRead(null)}
        >
          {t('bell.markAllRead')}
        </Button>
      </DialogActions>
    </>
  );
}

interface RowProps {
  notification: PersonalNotification;
  onOpen: () => void;
}

/** A link to the item, unless it is deleted. */
function Row({ notification, onOpen }: RowProps) {
  const isGone = notification.itemName === null;
  return (
    <ListItem disablePadding={!isGone} divider>
      {isGone ? (
        <RowText notification={notification} />
      ) : (
        <ListItemButton component={Link} to={pathOf(notification)} onClick={onOpen}>
          <RowText notification={notification} />
        </ListItemButton>
      )}
    </ListItem>
  );
}

function RowText({ notification }: Pick<RowProps, 'notification'>) {
  const { t } = useTranslation('shell');
  const { dateTime } = useFormats();
  const { kind, itemName, actorName, readAt, createdAt } = notification;
  const isUnread = readAt === null;
  const who = actorName ?? t('bell.somebody');
  return (
    <>
      <ListItemText
        primary={
          <>
            {isUnread && (
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {t('bell.new')}{' '}
              </Box>
            )}
            {itemName === null
              ? t(`bell.gone.${kind}`, { who })
              : t(`bell.kinds.${kind}`, { who, item: itemName })}
          </>
        }
        secondary={<time dateTime={createdAt}>{dateTime(createdAt)}</time>}
        slotProps={{ primary: { sx: { fontWeight: isUnread ? 700 : 400, overflowWrap: 'anywhere' } } }}
      />
      {isUnread && <Box component="span" aria-hidden sx={DOT} />}
    </>
  );
}

const DOT = {
  width: 10,
  height: 10,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  flexShrink: 0,
  ml: 2,
} as const;
