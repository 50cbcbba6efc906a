import type { MeetingOccurrence, MeetingException, ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, Collapse, NavigationIcon } from '@vitral/ui';
import { useId, useState } from 'react';
import { MeetingExceptionDialog } from './meeting-exception-dialog.tsx';
import { MeetingDateRow } from './meeting-date-row.tsx';
import { DeleteExceptionDialog } from './delete-exception-dialog.tsx';
import { useMeetingTitle } from './use-meeting-title.ts';

/** The dialog over the list. */
export type DateTask =
  | { kind: 'cancel' | 'move'; date: MeetingOccurrence }
  | { kind: 'edit' | 'restore'; date: MeetingOccurrence; exception: MeetingException };

/** The coming dates of a live session, each of which can be cancelled, moved or restored. */
export function MeetingDates({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const title = useMeetingTitle()(meeting);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [task, setTask] = useState<DateTask | null>(null);
  const close = () => setTask(null);
  if (meeting.dates.length === 0) return null;
  return (
    <Box>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('zoom-meetings.dates.of', { title })}
        startIcon={<NavigationIcon name="event" />}
        endIcon={
          <NavigationIcon name="expand_more" sx={isOpen ? { transform: 'rotate(180deg)' } : undefined} />
        }
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('zoom-meetings.dates.title')}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box
          component="ul"
          aria-label={t('zoom-meetings.dates.of', { title })}
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}
        >
          {meeting.dates.map((date) => (
            <MeetingDateRow
              key={date.date}
              date={date}
              exception={meeting.exceptions.find((exception) => exception.date === date.date)}
              onChoose={setTask}
            />
          ))}
        </Box>
      </Collapse>
      {(task?.kind === 'cancel' || task?.kind === 'move') && (
        <MeetingExceptionDialog meeting={meeting} date={task.date} kind={task.kind} onClose={close} />
      )}
      {task?.kind === 'edit' && (
        <MeetingExceptionDialog
          meeting={meeting}
          {...task}
          kind={task.exception.movedTo ? 'move' : 'cancel'}
          onClose={close}
        />
      )}
      {task?.kind === 'restore' && <DeleteExceptionDialog meeting={meeting} {...task} onClose={close} />}
    </Box>
  );
}
