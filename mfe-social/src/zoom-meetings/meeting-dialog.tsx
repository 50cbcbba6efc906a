import { NEW_ZOOM_MEETING, type ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { ItemFormDialog, useItemDialog } from '@vitral/ui/forms';
import { DisplacedExceptionsAlert, useDisplacedExceptions } from './displaced-exceptions.tsx';
import { MeetingForm } from './meeting-form.tsx';
import { isMissingFields, toInput, toValues, type SlotValues } from './meeting-values.ts';
import { slotTimes } from './use-meeting-times.ts';
import { zoneName } from './zones.ts';
import { ZOOM_MEETINGS } from './zoom-meetings.queries.ts';

/** Adds a live session, or edits the given one. */
export function MeetingDialog({ meeting, onClose }: { meeting?: ZoomMeeting; onClose: () => void }) {
  const { t } = useTranslation('mfe-social');
  const displaced = useDisplacedExceptions();
  const { form, dialog } = useItemDialog(ZOOM_MEETINGS, {
    item: meeting,
    blank: toValues(NEW_ZOOM_MEETING),
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
      show={{
        category: (category) => (category ? t(`zoom-meetings.categories.${category}`) : '—'),
        daysOfWeek: (days) => days.map((day) => t(`zoom-meetings.weekdays.${day}`)).join(', '),
        timeSlots: (slots) => slots.map(slotText).join('; '),
        isActive: (isActive) => t(isActive ? 'status.active' : 'status.inactive'),
      }}
      onSubmit={form.handleSubmit(dialog.editing.save, reportMissing)}
      alert={displaced.exceptions.length > 0 && <DisplacedExceptionsAlert displaced={displaced} />}
    >
      <MeetingForm control={form.control} />
    </ItemFormDialog>
  );
}

const slotText = (slot: SlotValues) => `${zoneName(slot.timezone) || '—'} ${slotTimes(slot)}`;
