import { useQuery } from '@tanstack/react-query';
import { NEW_ZOOM_MEETING, type ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import { useState } from 'react';
import { ItemFormDialog, useItemDialog } from '@vitral/sdk/ui/forms';
import { DisplacedExceptionsAlert, useDisplacedExceptions } from './displaced-exceptions.tsx';
import { MeetingForm } from './meeting-form.tsx';
import { copiedValues, isMissingFields, toInput, toValues, type SlotValues } from './meeting-values.ts';
import { slotTimes } from './use-meeting-times.ts';
import { zoneName } from './zones.ts';
import { leadersQuery, ZOOM_MEETINGS } from './zoom-meetings.queries.ts';

interface MeetingDialogProps {
  /** Undefined for a new live session. */
  meeting?: ZoomMeeting | undefined;
  /** The live session whose values a new one starts with; the new one starts inactive. */
  template?: ZoomMeeting | undefined;
  onClose: () => void;
}

/** Adds a live session, or edits the given one. */
export function MeetingDialog({ meeting, template, onClose }: MeetingDialogProps) {
  const { t } = useTranslation('mfe-social');
  const copyOf = (title: string) => title && t('zoom-meetings.copyOf', { title });
  const displaced = useDisplacedExceptions();
  const [isUploading, setIsUploading] = useState(false);
  const { data: members = [] } = useQuery(leadersQuery);
  const { form, dialog } = useItemDialog(ZOOM_MEETINGS, {
    item: meeting,
    blank: template ? copiedValues(template, copyOf) : toValues(NEW_ZOOM_MEETING),
    toValues,
    toInput: (values) => ({ ...toInput(values), ...displaced.decision }),
    handleFailure: displaced.handleError,
    onClose,
  });
  const reportMissing = () => {
    if (isMissingFields(form.getValues()))
      notify.error(t('zoom-meetings.fillIn'), { id: 'zoom-meetings.fillIn' });
  };
  return (
    <ItemFormDialog
      {...dialog}
      submitLabel={t(meeting ? 'actions.update' : 'actions.create')}
      canSubmit={!isUploading}
      isDirty={isUploading}
      show={{
        category: (category) => (category ? t(`zoom-meetings.categories.${category}`) : '—'),
        daysOfWeek: (days) => days.map((day) => t(`zoom-meetings.weekdays.${day}`)).join(', '),
        timeSlots: (slots) => slots.map(slotText).join('; '),
        isManagedInZoom: (isManaged) => t(isManaged ? 'status.active' : 'status.inactive'),
        isActive: (isActive) => t(isActive ? 'status.active' : 'status.inactive'),
        leaderId: (leaderId) => members.find(({ id }) => id === leaderId)?.name ?? '—',
        registration: ({ isOn }) => t(isOn ? 'status.active' : 'status.inactive'),
      }}
      onSubmit={form.handleSubmit(dialog.editing.save, reportMissing)}
      alert={displaced.exceptions.length > 0 && <DisplacedExceptionsAlert displaced={displaced} />}
    >
      <MeetingForm control={form.control} onUploading={setIsUploading} />
    </ItemFormDialog>
  );
}

const slotText = (slot: SlotValues) => `${zoneName(slot.timezone) || '—'} ${slotTimes(slot)}`;
