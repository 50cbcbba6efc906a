import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { Box, Icon, IconButton, Typography } from '@vitral/sdk/ui';
import { SelectItem, Tooltip, useRowHeight } from '@vitral/sdk/ui/data';
import { ItemLink } from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';
import { ItemActions } from '../shared/item-actions.tsx';
import { useNextDateTasks } from './date-tasks.tsx';
import { MeetingDetails } from './meeting-details.tsx';
import { MeetingMarks } from './meeting-marks.tsx';
import { nextDate } from './next-date.ts';
import type { Overlap } from './overlaps.ts';
import { slotTimes, useMeetingTimes, useMeetingTitle } from './use-meeting-times.ts';
import { browserZone, zoneName } from './zones.ts';
import { useZoomCall } from './zoom-call-state.tsx';
import { datesPart, ZOOM_MEETINGS } from './zoom-meetings.queries.ts';

export interface MeetingRowProps {
  meeting: ZoomMeeting;
  overlap: Overlap | null;
  onEdit: (meeting: ZoomMeeting) => void;
  onDuplicate: (meeting: ZoomMeeting) => void;
  onDelete: (meeting: ZoomMeeting) => void;
}

/** A live session in one line on wide screens; a button opens its details below. */
export function MeetingRow({ meeting, overlap, onEdit, onDuplicate, onDelete }: MeetingRowProps) {
  const { t } = useTranslation('mfe-social');
  const title = useMeetingTitle()(meeting);
  const call = useZoomCall(meeting);
  const next = useNextDateTasks(meeting);
  const minHeight = useRowHeight();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <Box sx={{ ...ROW, minHeight }}>
        <Box sx={{ gridArea: 'select' }}>
          <SelectItem id={meeting.id} name={title || '—'} />
        </Box>
        <Box sx={{ ...WRAPPED, gridArea: 'title', py: 0.5 }}>
          <Typography variant="body2" component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <ItemLink id={meeting.id}>{title || '—'}</ItemLink>
          </Typography>
          <MeetingMarks meeting={meeting} overlap={overlap} {...call} onOpen={() => setIsOpen(true)} />
        </Box>
        <Times meeting={meeting} />
        <Box sx={ACTIONS}>
          <ItemActions
            noun={ZOOM_MEETINGS}
            item={meeting}
            title={title}
            entries={[
              { label: t('actions.duplicate'), icon: 'content_copy', onClick: () => onDuplicate(meeting) },
              ...next.entries,
            ]}
            onEdit={() => onEdit(meeting)}
            onDelete={() => onDelete(meeting)}
          >
            {meeting.registration && <RegistrationsLink id={meeting.id} title={title} />}
            <IconButton
              aria-label={t('zoom-meetings.details', { title })}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name="expand_more" sx={isOpen ? { transform: 'rotate(180deg)' } : undefined} />
            </IconButton>
          </ItemActions>
        </Box>
      </Box>
      {next.dialog}
      {isOpen && <MeetingDetails id={id} meeting={meeting} overlap={overlap} {...call} onEdit={onEdit} />}
    </li>
  );
}

/** The next date in the reader's zone, and the weekdays with the first slot in its own zone. */
function Times({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const { span, weekdays } = useMeetingTimes();
  const next = nextDate(meeting);
  const [slot] = meeting.timeSlots;
  return (
    <>
      <Typography variant="body2" sx={{ ...NEXT, fontWeight: meeting.isActive ? 600 : undefined }}>
        {next ? (
          <ItemLink id={next.date} part={datesPart(meeting.id)}>
            {span(next, browserZone())}
          </ItemLink>
        ) : (
          t('zoom-meetings.agenda.noDate')
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={WHEN}>
        {weekdays(meeting.daysOfWeek)} {slot && `${slotTimes(slot)} (${zoneName(slot.timezone)})`}
      </Typography>
    </>
  );
}

function RegistrationsLink({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('mfe-social');
  return (
    <Tooltip title={t('zoom-meetings.registrations')} describeChild>
      <IconButton
        component={Link}
        to={`/admin/registrations?meeting=${id}`}
        aria-label={t('zoom-meetings.registrationsOf', { title })}
      >
        <Icon name="how_to_reg" />
      </IconButton>
    </Tooltip>
  );
}

const WRAPPED = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 };
const NEXT = {
  gridArea: 'next',
  fontVariantNumeric: 'tabular-nums',
  '&::first-letter': { textTransform: 'uppercase' },
};
const WHEN = {
  gridArea: 'when',
  overflowWrap: 'anywhere',
  '@container (min-width: 1000px)': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
};
const ACTIONS = {
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  '& .MuiFormControlLabel-root': { mr: 'auto' },
  // The switch is taller than a row in the dense density.
  '& .MuiSwitch-root': { my: '-4px' },
};

/** One line from 1000 px on, two columns from 520 px on, and a block below. */
const ROW = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  px: 2,
  py: 1,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"select title" "next next" "when when" "actions actions"',
  '@container (min-width: 520px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) 250px',
    gridTemplateAreas: '"select title actions" ". next actions" ". when actions"',
  },
  '@container (min-width: 1000px)': {
    py: 0,
    gridTemplateColumns: 'auto 180px minmax(0, 1fr) 310px 250px',
    gridTemplateAreas: '"select next title when actions"',
  },
};
