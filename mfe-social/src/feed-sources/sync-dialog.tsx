import { useSuspenseQuery } from '@tanstack/react-query';
import { SOCIAL_PLATFORMS, type FeedSource } from '@vitral/sdk/contracts/social-feeds';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { useSession } from '@vitral/sdk/session';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Icon,
  Stack,
  Typography,
} from '@vitral/sdk/ui';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@vitral/sdk/ui/data';
import { useId } from 'react';
import { PlatformIcon } from '../shared/platform.tsx';
import { feedSourcesQuery, feedStatsQuery } from './feed-sources.queries.ts';
import { Interval, problemKey } from './source-facts.tsx';

/** State of the social sync, its intervals and its latest runs. */
export function SyncDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-social');
  const { isSyncOn } = useSuspenseQuery(feedStatsQuery).data;
  const mayChange = useSession().allows('settings.write');
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('feed-sources.syncTitle')}</DialogTitle>
      <DialogContent dividers>
        <Stack spacing={3}>
          <Alert severity={isSyncOn ? 'success' : 'info'} role="note">
            {t(isSyncOn ? 'feed-sources.syncOn' : 'feed-sources.syncOff')}{' '}
            {t(mayChange ? 'feed-sources.syncSwitch' : 'feed-sources.syncSwitchAdmin')}
          </Alert>
          <Intervals />
          <LastRuns />
        </Stack>
      </DialogContent>
      <DialogActions>
        {mayChange && (
          <Button component={Link} to="/admin/settings">
            {t('feed-sources.toSettings')}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Intervals() {
  const { t } = useTranslation('mfe-social');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id}>
        {t('feed-sources.intervals')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('feed-sources.intervalsText')}
      </Typography>
      <Table size="small" aria-labelledby={id} sx={{ mt: 1 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('fields.platform')}</TableCell>
            <TableCell>{t('feed-sources.interval')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {SOCIAL_PLATFORMS.map((platform) => (
            <TableRow key={platform}>
              <TableCell component="th" scope="row">
                <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                  <PlatformIcon platform={platform} />
                  <span>{t(`social-feeds.platform.${platform}`)}</span>
                </Stack>
              </TableCell>
              <TableCell>
                <Interval platform={platform} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

/** The five latest synced sources with their outcomes. */
function LastRuns() {
  const { t } = useTranslation('mfe-social');
  const { dateTime } = useFormats();
  const { data: sources } = useSuspenseQuery(feedSourcesQuery);
  const runs = lastRuns(sources);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id}>
        {t('feed-sources.lastRuns')}
      </Typography>
      {runs.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t('feed-sources.noRuns')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {runs.map(({ id: source, title, lastSyncAt, lastStatus, problem }) => (
          <Box component="li" key={source} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
            <Icon name={problem ? 'warning' : 'check_circle'} color={problem ? 'warning' : 'success'} />
            <Box sx={{ minWidth: 0 }}>
              <Typography>
                {title} · <time dateTime={lastSyncAt}>{dateTime(lastSyncAt)}</time>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {problem
                  ? t(`feed-sources.problems.${problem}`, { status: lastStatus ?? '—' })
                  : t('feed-sources.runFine')}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const wasSynced = (source: FeedSource): source is FeedSource & { lastSyncAt: string } =>
  source.lastSyncAt !== null;

const lastRuns = (sources: readonly FeedSource[]) =>
  sources
    .filter(wasSynced)
    .toSorted((one, other) => Date.parse(other.lastSyncAt) - Date.parse(one.lastSyncAt))
    .slice(0, 5)
    .map((source) => ({ ...source, problem: problemKey(source) }));
