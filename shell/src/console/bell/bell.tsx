import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Icon, IconButton, lazyComponent, LoadingCards, TitledDialog } from '@vitral/ui';
import { useState } from 'react';
import { notificationStatsQuery } from './personal-notifications.queries.ts';

const NotificationList = lazyComponent<{ onOpen: () => void }>(
  'notification-list',
  async () => (await import('./notification-list.tsx')).NotificationList,
  () => <LoadingCards count={3} height={64} />,
);

/** Button with the number of unread notifications; opens the list of notifications for the user. */
export function Bell() {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(notificationStatsQuery);
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.title');
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ position: 'relative' }}
      >
        <Icon name="notifications" />
        {unread > 0 && <Count count={unread} />}
      </IconButton>
      {isOpen && (
        <TitledDialog title={t('bell.title')} maxWidth="sm" focusClose onClose={close}>
          <NotificationList onOpen={close} />
        </TitledDialog>
      )}
    </>
  );
}

const MOST = 99;

function Count({ count }: { count: number }) {
  const { number } = useFormats();
  return (
    <Box component="span" aria-hidden sx={COUNT}>
      {count > MOST ? `${number(MOST)}+` : number(count)}
    </Box>
  );
}

const COUNT = {
  position: 'absolute',
  top: 0,
  right: 0,
  minWidth: 18,
  px: 0.5,
  borderRadius: 9,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
} as const;
