import { NEW_ZOOM_MEETING, type ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { DisplacedDatesNotice } from './displaced-dates-notice.tsx';
import { MeetingForm } from './meeting-form.tsx';
import { isMissingFields, toInput, toValues, type SlotValues } from './meeting-input.ts';
import { useDisplacedDates } from './use-displaced-dates.ts';
import { slotTimes } from './use-meeting-times.ts';
import { zoneName } from './zones.ts';
import { fetchZoomMeeting, useSaveMeeting } from './zoom-meetings.queries.ts';

interface MeetingDialogProps {
  /** Undefined for a new one. */
  meeting?: ZoomMeeting;
  onClose: () => void;
}

/** Adds or edits a live session. */
export function MeetingDialog({ meeting, onClose }: MeetingDialogProps) {
  const { t } = useTranslation('mfe-social');
  const displaced = useDisplacedDates();
  const editing = useItemForm({
    item: meeting,
    blank: toValues(NEW_ZOOM_MEETING),
    toValues,
    toInput: (values) => ({ ...toInput(values), ...displaced.decision }),
    save: useSaveMeeting(meeting?.id),
    refetch: fetchZoomMeeting,
    staleCode: 'zoom-meetings.stale',
    failure: t(meeting ? 'zoom-meetings.updateFailed' : 'zoom-meetings.createFailed'),
    handleFailure: displaced.asks,
    onSaved: onClose,
  });
  const { form, save } = editing;
  const reportMissing = () => {
    if (isMissingFields(form.getValues()))
      notify.error(t('zoom-meetings.fillIn'), { id: 'zoom-meetings.fillIn' });
  };
  return (
    <ItemFormDialog
      editing={editing}
      title={t(meeting ? 'zoom-meetings.editTitle' : 'zoom-meetings.addTitle')}
      submitLabel={t(meeting ? 'actions.update' : 'actions.create')}
      label={(field) => t(`zoom-meetings.fields.${field}`)}
      show={{
        category: (category) => (category ? t(`zoom-meetings.categories.${category}`) : '—'),
        daysOfWeek: (days) => days.map((day) => t(`zoom-meetings.weekdays.${day}`)).join(', '),
        timeSlots: (slots) => slots.map(slotText).join('; '),
        isActive: (isActive) => t(isActive ? 'status.active' : 'status.inactive'),
      }}
      onSubmit={form.handleSubmit(save, reportMissing)}
      notice={
        displaced.dates.length > 0 && (
          <DisplacedDatesNotice
            dates={displaced.dates}
            choice={displaced.choice}
            onChoose={displaced.setChoice}
          />
        )
      }
      onClose={onClose}
    >
      <MeetingForm control={form.control} />
    </ItemFormDialog>
  );
}

const slotText = (slot: SlotValues) => `${zoneName(slot.timezone) || '—'} ${slotTimes(slot)}`;
