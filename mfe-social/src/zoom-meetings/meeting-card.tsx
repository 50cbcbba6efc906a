import { CONTENT_LANGUAGES, type ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Card, Chip, DeleteButton, EditButton, MuiLink, Stack, Typography } from '@vitral/ui';
import { StatusSwitch } from '@vitral/ui/forms';
import { DatelessExceptions } from './dateless-exceptions.tsx';
import { Disagreements } from './disagreements.tsx';
import { MeetingDates } from './meeting-dates.tsx';
import { MeetingSchedule } from './meeting-schedule.tsx';
import { useMeetingTitle } from './use-meeting-title.ts';
import { useToggleMeeting } from './zoom-meetings.queries.ts';

export interface MeetingCardProps {
  meeting: ZoomMeeting;
  onEdit: (meeting: ZoomMeeting) => void;
  onDelete: (meeting: ZoomMeeting) => void;
}

/** A live session with texts, schedule, link and actions. */
export function MeetingCard({ meeting, onEdit, onDelete }: MeetingCardProps) {
  const { t } = useTranslation('mfe-social');
  const toggle = useToggleMeeting();
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
      <MeetingSchedule meeting={meeting} />
      <Disagreements meeting={meeting} onEdit={onEdit} />
      <MuiLink href={zoomLink} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
        {zoomLink}
      </MuiLink>
      <MeetingDates meeting={meeting} />
      <DatelessExceptions meeting={meeting} />
      <Stack direction="row" sx={{ alignItems: 'center', mt: 'auto' }}>
        <StatusSwitch
          name={title}
          isActive={isActive}
          isPending={toggle.isPending}
          onChange={() => toggle.mutate(meeting)}
        />
        <Box sx={{ flexGrow: 1 }} />
        <EditButton label={t('zoom-meetings.edit', { title })} onClick={() => onEdit(meeting)} />
        <DeleteButton label={t('zoom-meetings.delete', { title })} onClick={() => onDelete(meeting)} />
      </Stack>
    </Card>
  );
}

function Titles({ meeting }: Pick<MeetingCardProps, 'meeting'>) {
  const { t } = useTranslation('mfe-social');
  const titles = { es: meeting.title, en: meeting.titleEn };
  const descriptions = { es: meeting.description, en: meeting.descriptionEn };
  return CONTENT_LANGUAGES.map((language) => (
    <Box key={language} sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p" color="textSecondary">
        {t(`language.${language}`)}
      </Typography>
      <Typography variant="h3" component={language === 'es' ? 'h2' : 'p'} lang={language}>
        {titles[language] || '—'}
      </Typography>
      {descriptions[language] && (
        <Typography variant="body2" color="textSecondary" lang={language} sx={{ whiteSpace: 'pre-line' }}>
          {descriptions[language]}
        </Typography>
      )}
    </Box>
  ));
}
