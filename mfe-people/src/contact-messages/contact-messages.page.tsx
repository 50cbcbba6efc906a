import { useTranslation } from '@vitral/i18n';
import { PageHeader } from '@vitral/ui';
import { MessageBrowser } from './message-browser.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MessageStats } from './message-stats.tsx';
import { useOpenMessage } from './use-open-message.ts';

/** /admin/messages: the messages of visitors (docs/product/contact-messages.md). */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const { openId, open, close } = useOpenMessage();
  return (
    <>
      <PageHeader title={t('contact-messages.title')} description={t('contact-messages.description')} />
      <MessageStats />
      <MessageBrowser onOpen={open} />
      {openId && <MessageDialog key={openId} id={openId} onClose={close} />}
    </>
  );
}
