import type { ReleaseSetSummary } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Button, Chip, Typography } from '@vitral/ui';
import { Detail } from '../../shared/detailed-text.tsx';
import { setMark, SetMark } from '../../shared/release-mark.tsx';
import { ReleaseState } from '../release-facts.tsx';

interface SetMembersProps {
  set: ReleaseSetSummary;
  /** Members that are also in the active set are outlined. */
  active: ReleaseSetSummary;
}

/** The releases of a set; those that are not active are highlighted. */
export function SetMembers({ set, active }: SetMembersProps) {
  const { t } = useTranslation('mfe-settings');
  const current = new Set(active.releases.map(({ id }) => id));
  return (
    <Box
      component="ul"
      aria-label={t('history.members')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 }}
    >
      {set.releases.map(({ id, name, version, isRemoved }) => {
        const text = isRemoved ? `${name} ${version} (${t('modules.isRemoved')})` : `${name} ${version}`;
        return (
          <li key={id}>
            <Chip
              size="small"
              variant={current.has(id) ? 'outlined' : 'filled'}
              color={current.has(id) ? 'default' : 'primary'}
              label={text}
              sx={{ maxWidth: 1, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
            />
          </li>
        );
      })}
    </Box>
  );
}

interface SetStateProps {
  set: ReleaseSetSummary;
  onActivate: (set: ReleaseSetSummary) => void;
}

/** State of a set, or a button that activates it; sets with removed files cannot be activated. */
export function SetState({ set, onActivate }: SetStateProps) {
  const { t } = useTranslation('mfe-settings');
  const { isActive, isCandidate } = set;
  const isRemoved = set.releases.some((release) => release.isRemoved);
  if (isActive || isCandidate || isRemoved)
    return <ReleaseState release={{ isActive, isCandidate, isRemoved }} />;
  return (
    <Button aria-label={t('history.activateSet', { set: setMark(set.id) })} onClick={() => onActivate(set)}>
      {t('modules.activate')}
    </Button>
  );
}

/** Id, creation and last use of a set. */
export function SetTimes({ set: { id, createdAt, lastSeenAt } }: { set: ReleaseSetSummary }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
      <SetMark id={id} />
      <Typography variant="body2">
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </Typography>
      <Detail>
        {lastSeenAt ? t('history.lastSeen', { time: dateTime(lastSeenAt) }) : t('history.neverSeen')}
      </Detail>
    </Box>
  );
}
