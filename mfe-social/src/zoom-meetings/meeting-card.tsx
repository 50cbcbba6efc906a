import { CONTENT_LANGUAGES, type ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Card, Chip, MuiLink, Stack, Typography } from '@vitral/ui';

const UNKNOWN = '—';

/** A live session: what it is called, when it is held and where it is joined. */
export function MeetingCard({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const { category, isActive, zoomLink } = meeting;
  return (
    <Card component="li" sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Titles meeting={meeting} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Chip size="small" variant="outlined" label={t(`zoom-meetings.categories.${category}`)} />
        <Chip
          size="small"
          color={isActive ? 'success' : 'default'}
          label={t(isActive ? 'status.active' : 'status.inactive')}
        />
      </Stack>
      <Schedule meeting={meeting} />
      <MuiLink
        href={zoomLink}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ mt: 'auto', overflowWrap: 'anywhere' }}
      >
        {zoomLink}
      </MuiLink>
    </Card>
  );
}

function Titles({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const titles = { es: meeting.title, en: meeting.titleEn };
  const descriptions = { es: meeting.description, en: meeting.descriptionEn };
  return CONTENT_LANGUAGES.map((language) => (
    <Box key={language} sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p" color="textSecondary">
        {t(`language.${language}`)}
      </Typography>
      <Typography variant="h3" component={language === 'es' ? 'h2' : 'p'} lang={language}>
        {titles[language] || UNKNOWN}
      </Typography>
      {descriptions[language] && (
        <Typography variant="body2" color="textSecondary" lang={language}>
          {descriptions[language]}
        </Typography>
      )}
    </Box>
  ));
}

function Schedule({ meeting: { daysOfWeek, timeSlots } }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {t('zoom-meetings.days')}
      </Typography>
      <Stack component="dd" direction="row" useFlexGap sx={{ m: 0, flexWrap: 'wrap', gap: 0.5 }}>
        {daysOfWeek.length === 0
          ? UNKNOWN
          : daysOfWeek.map((day) => (
              <Chip key={day} size="small" label={t(`zoom-meetings.weekdays.${day}`)} />
            ))}
      </Stack>
      <Typography component="dt" variant="body2" color="textSecondary">
        {t('zoom-meetings.times')}
      </Typography>
      {timeSlots.length === 0 && <Typography component="dd">{UNKNOWN}</Typography>}
      {timeSlots.map(({ timezone, time }) => (
        <Typography
          key={`${timezone} ${time}`}
          component="dd"
          sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
        >
          {`${timezone.replaceAll('_', ' ')}: ${time}`}
        </Typography>
      ))}
    </Box>
  );
}
