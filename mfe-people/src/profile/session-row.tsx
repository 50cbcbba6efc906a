import type { AccountSession } from '@vitral/sdk/contracts/accounts';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Chip, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { getParser } from 'bowser';

interface SessionRowProps {
  session: AccountSession;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('mfe-people');
  const { isMobile, name } = useBrowserText(session.browser);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1.5, ...ROW_DIVIDER }}
    >
      <Box sx={{ color: 'text.secondary', display: 'flex' }}>
        <Icon name={isMobile ? 'smartphone' : 'desktop_windows'} />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          {session.isCurrent && (
            <Chip size="small" color="success" variant="outlined" label={t('profile.sessions.current')} />
          )}
        </Stack>
        <SessionTimes session={session} />
      </Box>
      {!session.isCurrent && (
        <Button
          size="small"
          variant="outlined"
          disabled={isEnding}
          aria-label={t('profile.sessions.endNamed', { name })}
          onClick={onEnd}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </Box>
  );
}

export const ROW_DIVIDER = { '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } };

function SessionTimes({ session: { startedAt, seenAt, isCurrent } }: { session: AccountSession }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime, relativeTime } = useFormats();
  return (
    <Typography variant="body2" color="textSecondary">
      {t('profile.sessions.started')} <time dateTime={startedAt}>{dateTime(startedAt)}</time>
      {!isCurrent && (
        <>
          {' · '}
          {t('profile.sessions.seen')}{' '}
          <time dateTime={seenAt} title={dateTime(seenAt)}>
            {relativeTime(seenAt)}
          </time>
        </>
      )}
    </Typography>
  );
}

/** Returns a display name for a browser, or its User-Agent header if it is unknown. */
export function useBrowserText(userAgent: string) {
  const { t } = useTranslation('mfe-people');
  const { browser, system, isMobile } = browserName(userAgent);
  const known = browser || (system ? t('profile.sessions.unknown') : userAgent);
  return {
    isMobile,
    name: system
      ? t('profile.sessions.browser', { browser: known, system })
      : known || t('profile.sessions.unknown'),
  };
}

/** Parses a User-Agent header, with empty texts for unknown names; browsers no longer report versions accurately. */
export function browserName(userAgent: string) {
  if (userAgent === '') return { browser: '', system: '', isMobile: false };
  const parser = getParser(userAgent);
  return {
    browser: parser.getBrowserName(),
    system: parser.getOSName(),
    isMobile: ['mobile', 'tablet'].includes(parser.getPlatformType()),
  };
}
