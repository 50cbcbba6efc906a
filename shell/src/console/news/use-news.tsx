import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery, savePreferences } from '@vitral/api-client';
import { hasUnreadNews, NEWEST_NEWS } from '@vitral/contracts/news';
import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { DialogContent, lazyComponent, LoadingCards, TitledDialog } from '@vitral/ui';
import { useState, type ReactNode } from 'react';

const NewsList = lazyComponent<{ onOpen: () => void }>(
  'news-list',
  async () => (await import('./news-list.tsx')).NewsList,
  () => <LoadingCards count={3} height={72} />,
);

export interface News {
  /** The dialog while it is open. */
  news: ReactNode;
  /** The account has not opened the newest news yet. */
  isUnread: boolean;
  openNews: () => void;
}

/** Opens what is new since the last upgrades; what was opened is stored with the account. */
export function useNews(): News {
  const { t } = useTranslation('shell');
  const { newsSeen } = useCurrentUser();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const isUnread = hasUnreadNews(newsSeen);
  // If it fails, the news stays unread.
  const { mutate } = useMutation({
    mutationFn: () => savePreferences({ newsSeen: NEWEST_NEWS }),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
  });
  const openNews = () => {
    setIsOpen(true);
    if (isUnread) mutate();
  };
  const close = () => setIsOpen(false);
  const news = isOpen && (
    <TitledDialog title={t('news.title')} maxWidth="sm" focusClose onClose={close}>
      <DialogContent dividers tabIndex={0}>
        <NewsList onOpen={close} />
      </DialogContent>
    </TitledDialog>
  );
  return { news, isUnread, openNews };
}
