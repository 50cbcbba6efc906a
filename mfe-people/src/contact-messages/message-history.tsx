import type { ContactMessageDetail, ContactStatus } from '@vitral/sdk/contracts/contact-messages';
import { useTranslation } from '@vitral/sdk/i18n';
import { HistoryButton, useItemForm } from '@vitral/sdk/ui/forms';
import { fetchMessage, useTakeVersion } from './contact-messages.queries.ts';
import { useAssigneeChoices } from './message-assignee.tsx';

/** Fields of a message that staff can change. */
const FIELDS = { status: 'new' as ContactStatus, assigneeId: null as string | null };

/** Opens the history of status and assignee of a message, with the versions that can be restored. */
export function MessageHistory({ message }: { message: ContactMessageDetail }) {
  const { t } = useTranslation('mfe-people');
  const people = useAssigneeChoices();
  const editing = useItemForm({
    item: message,
    blank: FIELDS,
    save: useTakeVersion(message.id),
    refetch: fetchMessage,
    staleCode: 'contact-messages.stale',
    failure: t('contact-messages.updateFailed'),
    // The change reports its failures itself.
    handleFailure: () => true,
  });
  const nameOf = (id: string | null) =>
    id
      ? (people.find(({ value }) => value === id)?.label ?? t('contact-messages.unknownAssignee'))
      : t('contact-messages.nobody');
  return (
    <HistoryButton
      noun="contact-messages"
      id={message.id}
      editing={editing}
      fields={[
        {
          name: 'status',
          label: t('contact-messages.status'),
          show: (status) => t(`contact-messages.statuses.${status}`),
        },
        { name: 'assigneeId', label: t('contact-messages.assignee'), show: nameOf },
      ]}
      savesAtOnce
    />
  );
}
