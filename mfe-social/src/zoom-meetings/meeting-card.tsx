import { fieldIn, type Language, LANGUAGES } from '@vitral/contracts/languages';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Card, Chip, MuiLink, Stack, Typography } from '@vitral/ui';
import { DeleteButton, DuplicateButton, EditButton } from '@vitral/ui/data';
import { ItemLink, StatusSwitch, useToggleItem } from '@vitral/ui/forms';
import { Link } from '@vitral/router';
import type { ReactNode } from 'react';
import { UnscheduledExceptions } from './unscheduled-exceptions.tsx';
import { Disagreements } from './disagreements.tsx';
import { MeetingDates } from './meeting-dates.tsx';
import type { Overlap } from './overlaps.ts';
import { endsNextDay, slotTimes, useMeetingTimes, useMeetingTitle } from './use-meeting-times.ts';
import { browserZone, zoneName } from './zones.ts';
import { ZoomCallState } from './zoom-call-state.tsx';
import { ZOOM_MEETINGS } from './zoom-meetings.queries.ts';

export interface MeetingCardProps {
  meeting: ZoomMeeting;
  overlap: Overlap | null;
  onEdit: (meeting: ZoomMeeting) => void;
  onDuplicate: (meeting: ZoomMeeting) => void;
  onDelete: (meeting: ZoomMeeting) => void;
}

/** A live session with texts, schedule, link and actions. */
export function MeetingCard({ meeting, overlap, onEdit, onDuplicate, onDelete }: MeetingCardProps) {
  const { t } = useTranslation('mfe-social');
  const toggle = useToggleItem(ZOOM_MEETINGS);
  const title = useMeetingTitle()(meeting);
  const { category, isActive, zoomLink } = meeting;
  return (
    <Card component="li" sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Titles meeting={meeting} />
      <Chip
        size="small"
        variant="outlined"
        label={t(`zoom-meetings.categories.${category}`)}
        sx={{ alignSelf: 'flex-start' }}
      />
      <Schedule meeting={meeting} />
      <Disagreements meeting={meeting} onEdit={onEdit} />
      {overlap && <OverlapAlert overlap={overlap} />}
      {zoomLink && (
        <MuiLink href={zoomLink} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
          {zoomLink}
        </MuiLink>
      )}
      <ZoomCallState meeting={meeting} />
      <MeetingDates meeting={meeting} />
      <UnscheduledExceptions meeting={meeting} />
      {meeting.registration && (
        <MuiLink component={Link} to={`/admin/registrations?meeting=${meeting.id}`}>
          {t('zoom-meetings.registrations')}
        </MuiLink>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', mt: 'auto' }}>
        <StatusSwitch
          name={title}
          isActive={isActive}
          isPending={toggle.isPending}
          onChange={() => toggle.mutate(meeting)}
        />
        <Box sx={{ flexGrow: 1 }} />
        <EditButton label={t('zoom-meetings.edit', { title })} onClick={() => onEdit(meeting)} />
        <DuplicateButton
          label={t('zoom-meetings.duplicate', { title })}
          onClick={() => onDuplicate(meeting)}
        />
        <DeleteButton label={t('zoom-meetings.delete', { title })} onClick={() => onDelete(meeting)} />
      </Stack>
    </Card>
  );
}

/** Warns about another live session with the same link or leader at the same time. */
function OverlapAlert({ overlap: { date, other, shared } }: { overlap: Overlap }) {
  const { t } = useTranslation('mfe-social');
  const { span } = useMeetingTimes();
  const title = useMeetingTitle()(other);
  return (
    <Alert severity="warning" role="note">
      {t(`zoom-meetings.overlap.${shared}`, {
        title,
        date: `${span(date, date.timezone)} (${zoneName(date.timezone)})`,
      })}
    </Alert>
  );
}

function Titles({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const textsIn = (language: Language) => ({
    title: meeting[fieldIn('title', language)],
    description: meeting[fieldIn('description', language)],
  });
  return LANGUAGES.map((language) => [language, textsIn(language)] as const).map(([language, texts]) => (
    <Box key={language} sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p" color="textSecondary">
        {t(`language.${language}`)}
      </Typography>
      <Typography variant="h3" component={language === 'es' ? 'h2' : 'p'} lang={language}>
        {language === 'es' && texts.title ? (
          <ItemLink id={meeting.id}>{texts.title}</ItemLink>
        ) : (
          texts.title || '—'
        )}
      </Typography>
      {texts.description && (
        <Typography variant="body2" color="textSecondary" lang={language} sx={{ whiteSpace: 'pre-line' }}>
          {texts.description}
        </Typography>
      )}
    </Box>
  ));
}

const UNKNOWN = '—';

/** The next date, the weekdays and the slots of a live session. */
function Schedule({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const { daysOfWeek, timeSlots } = meeting;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, '& dd + dt': { mt: 1 } }}>
      <Term>{t('zoom-meetings.next')}</Term>
      <NextDate meeting={meeting} />
      <Term>{t('zoom-meetings.days')}</Term>
      <Stack component="dd" direction="row" useFlexGap sx={{ m: 0, flexWrap: 'wrap', gap: 0.5 }}>
        {daysOfWeek.length === 0 && UNKNOWN}
        {daysOfWeek.map((day) => (
          <Chip key={day} size="small" label={t(`zoom-meetings.weekdays.${day}`)} />
        ))}
      </Stack>
      <Term>{t('zoom-meetings.fields.timeSlots')}</Term>
      {timeSlots.length === 0 && <Value>{UNKNOWN}</Value>}
      {timeSlots.map((slot, index) => (
        <Value key={index}>
          {`${zoneName(slot.timezone)}: ${slotTimes(slot)}`}
          {endsNextDay(slot) && ` (${t('zoom-meetings.slots.nextDayShort')})`}
          {slot.follows && `, ${t('zoom-meetings.slots.follows')}`}
        </Value>
      ))}
    </Box>
  );
}

/** The next date in the time zone of the live session and, if it differs, in the reader's. */
function NextDate({ meeting: { dates } }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const { span } = useMeetingTimes();
  const next = dates.find(({ status }) => status !== 'cancelled');
  if (!next) return <Value>{UNKNOWN}</Value>;
  const readerZone = browserZone();
  return (
    <>
      <Value isStrong>{`${span(next, next.timezone)} (${zoneName(next.timezone)})`}</Value>
      {readerZone !== next.timezone && (
        <Value>
          {t('zoom-meetings.ownTime', { time: span(next, readerZone), zone: zoneName(readerZone) })}
        </Value>
      )}
    </>
  );
}

function Term({ children }: { children: ReactNode }) {
  return (
    <Typography component="dt" variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

function Value({ isStrong, children }: { isStrong?: boolean; children: ReactNode }) {
  return (
    <Typography
      component="dd"
      variant={isStrong ? 'subtitle1' : 'body2'}
      sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
