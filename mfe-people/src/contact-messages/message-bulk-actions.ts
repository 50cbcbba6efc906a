import { CONTACT_STATUSES, type ContactBulkChange } from '@vitral/sdk/contracts/contact-messages';
import { useTranslation } from '@vitral/sdk/i18n';
import type { BulkList } from '@vitral/sdk/ui/data';
import { useAssigneeChoices } from './message-assignee.tsx';

/** Returns the bulk changes of messages. */
export function useMessageActions(): Omit<BulkList, 'filters'> {
  const { t } = useTranslation('mfe-people');
  const statuses = CONTACT_STATUSES.map((status) => ({
    label: t(`contact-messages.statuses.${status}`),
    value: { action: 'set-status', status } satisfies ContactBulkChange,
  }));
  const nobody = { value: '', label: t('contact-messages.nobody') };
  const people = [nobody, ...useAssigneeChoices()].map(({ value, label }) => ({
    label,
    value: { action: 'assign', assigneeId: value || null } satisfies ContactBulkChange,
  }));
  return {
    path: '/contact-messages',
    reload: [['contact-messages']],
    deletes: 'to-trash',
    actions: [
      { icon: 'check_circle', label: t('contact-messages.status'), choices: statuses },
      { icon: 'groups', label: t('contact-messages.assignee'), choices: people },
    ],
  };
}
