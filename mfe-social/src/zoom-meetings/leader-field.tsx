import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/sdk/i18n';
import { FormSelect, useFields } from '@vitral/sdk/ui/forms';
import { useController, type Control } from 'react-hook-form';
import type { MeetingValues } from './meeting-values.ts';
import { leadersQuery, ZOOM_MEETINGS } from './zoom-meetings.queries.ts';

/** Selects the team member who leads a live session. */
export function LeaderField({ control }: { control: Control<MeetingValues> }) {
  const { t } = useTranslation('mfe-social');
  const field = useFields(ZOOM_MEETINGS, control);
  const { data: members = [], isError } = useQuery(leadersQuery);
  const { value } = useController({ control, name: 'leaderId' }).field;
  const choices = members.map(({ id, name, isActive }) => ({
    value: id,
    label: isActive ? name : t('zoom-meetings.hiddenLeader', { name }),
  }));
  // The stored leader remains the choice until the team is loaded.
  const isKnown = !value || choices.some((choice) => choice.value === value);
  return (
    <FormSelect
      {...field('leaderId')}
      choices={[
        { value: '', label: t('zoom-meetings.noLeader') },
        ...choices,
        ...(isKnown ? [] : [{ value, label: t('zoom-meetings.currentLeader') }]),
      ]}
      {...(isError && { hint: t('zoom-meetings.leadersFailed') })}
    />
  );
}
