import { useQuery } from '@tanstack/react-query';
import type { ContactMessage } from '@vitral/sdk/contracts/contact-messages';
import { useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser } from '@vitral/sdk/session';
import { SelectField } from '@vitral/sdk/ui/forms';
import { assigneesQuery, useSetAssignee } from './contact-messages.queries.ts';

/** Shows who takes care of a message, and lets staff choose somebody else or nobody. */
export function MessageAssignee({ message, disabled }: { message: ContactMessage; disabled: boolean }) {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending } = useSetAssignee();
  const { assigneeId, assignee } = message;
  const choices = useAssigneeChoices();
  const isListed = !assigneeId || choices.some(({ value }) => value === assigneeId);
  return (
    <SelectField
      label={t('contact-messages.assignee')}
      value={assigneeId ?? ''}
      disabled={isPending || disabled}
      choices={[
        { value: '', label: t('contact-messages.nobody') },
        ...choices,
        ...(isListed
          ? []
          : [{ value: assigneeId, label: assignee ?? t('contact-messages.unknownAssignee') }]),
      ]}
      onChange={(value) => mutate({ message, assigneeId: value || null })}
    />
  );
}

interface AssigneeFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** Selects the messages of one account, of nobody, or those of the user. */
export function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const { t } = useTranslation('mfe-people');
  const { id: ownId } = useCurrentUser();
  const others = useAssigneeChoices().filter((choice) => choice.value !== ownId);
  const choices = [
    { value: '', label: t('contact-messages.filter.any.assignee') },
    { value: 'me', label: t('contact-messages.mine') },
    { value: 'nobody', label: t('contact-messages.nobody') },
    ...others,
  ];
  const isListed = choices.some((choice) => choice.value === value);
  return (
    <SelectField
      label={t('contact-messages.assignee')}
      value={value}
      choices={isListed ? choices : [...choices, { value, label: t('contact-messages.unknownAssignee') }]}
      onChange={onChange}
    />
  );
}

/** Returns the accounts that may be assigned, as choices; none until they are loaded. */
export function useAssigneeChoices() {
  const { data = [] } = useQuery(assigneesQuery);
  return data.map(({ id, name }) => ({ value: id, label: name }));
}
