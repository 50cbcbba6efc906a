import { NEW_ZOOM_MEETING, type ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { DisplacedExceptionsNotice } from './displaced-exceptions-notice.tsx';
import { MeetingForm } from './meeting-form.tsx';
import { isMissingFields, toInput, toValues, type SlotValues } from './meeting-values.ts';
import { useDisplacedExceptions } from './use-displaced-exceptions.ts';
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
  const displaced = useDisplacedExceptions();
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
          <DisplacedExceptionsNotice
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
