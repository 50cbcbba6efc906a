import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LastChange, Presence, PresenceNoun, PresentAccount } from '@vitral/contracts/presence';
import { useTranslation } from '@vitral/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { followPresence } from './follow-presence.ts';
import type { ItemChange } from '../use-stale-item.ts';
import { useTimeSince } from '../use-time-since.ts';

export interface ItemPresenceProps {
  noun: PresenceNoun;
  /** The item in the state that the editor shows. */
  item: { id: string; version: number };
  /** The editor saves or shows a conflict, so its version is about to change. */
  isBusy: boolean;
  /** Loads changes automatically if no input would be replaced, and only names who made them. */
  isLive?: boolean;
  onUpdate: (change: ItemChange) => void;
}

/** Shows who else has an item open, and whether it was changed or deleted since it was read. */
export function ItemPresence({ noun, item, isBusy, isLive = false, onUpdate }: ItemPresenceProps) {
  // Waits for the texts before the stream opens, so that each report shows at once.
  useTranslation('presence');
  const { first, last } = usePresence(noun, item.id) ?? {};
  const { accounts = [], version = item.version, lastChange = null } = last ?? {};
  const isOutdated = version !== item.version && !isBusy;
  const update = () => lastChange && onUpdate(lastChange);
  useLiveUpdates(version, () => isLive && isOutdated && update());
  const isNews = lastChange?.changedAt !== first?.lastChange?.changedAt && !lastChange?.isOwn;
  const isDeleted = version === null;
  return (
    // Only new information is announced, not the passing of time.
    <Box role="status" aria-relevant="additions" aria-atomic="false" sx={NOTICE}>
      {accounts.length > 0 && <Others accounts={accounts} />}
      {lastChange && (isLive ? isNews : isOutdated) && (
        <Change
          change={lastChange}
          isDeleted={isDeleted}
          onUpdate={isDeleted || isLive ? undefined : update}
        />
      )}
    </Box>
  );
}

const NOTICE = { '&:not(:empty)': { pb: 1.5 }, '& > * + *': { mt: 1 } };

/** Returns the first and the last report of the stream. */
function usePresence(noun: PresenceNoun, id: string): Record<'first' | 'last', Presence> | null {
  const [reports, setReports] = useState<Record<'first' | 'last', Presence> | null>(null);
  useEffect(
    () =>
      followPresence(noun, id, {
        onReport: (last) => setReports((before) => ({ first: before?.first ?? last, last })),
        onLost: () => setReports((before) => before && { ...before, last: { ...before.last, accounts: [] } }),
      }),
    [noun, id],
  );
  return reports;
}

/** Calls `update` for each version of an item that the stream reports; a deleted one has none. */
function useLiveUpdates(version: number | null, update: () => unknown): void {
  const onVersion = useEffectEvent(update);
  useEffect(() => {
    if (version !== null) onVersion();
  }, [version]);
}

const MOST_AVATARS = 3;

function Others({ accounts }: { accounts: PresentAccount[] }) {
  const { t, i18n } = useTranslation('presence');
  const names = new Intl.ListFormat(i18n.language).format(accounts.map(({ name }) => name));
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={0.5} aria-hidden>
        {accounts.slice(0, MOST_AVATARS).map(({ id, name }) => (
          <Avatar key={id} sx={{ width: 28, height: 28, fontSize: 12, bgcolor: 'primary.main' }}>
            {initialsOf(name)}
          </Avatar>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('presence.open', { count: accounts.length, who: names })}
      </Typography>
    </Stack>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map(([first = '']) => first.toUpperCase()).join('');
}

interface ChangeProps {
  change: LastChange;
  isDeleted: boolean;
  /** Undefined if there is nothing to load. */
  onUpdate: (() => unknown) | undefined;
}

function Change({ change, isDeleted, onUpdate }: ChangeProps) {
  const { t } = useTranslation('presence');
  const when = useTimeSince(change.changedAt);
  const who = change.isOwn ? t('presence.you') : (change.changedBy ?? t('presence.server'));
  const verb = change.verb === 'answered' ? 'answered' : 'changed';
  return (
    <Alert
      severity={isDeleted ? 'warning' : 'info'}
      role="presentation"
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {t(`presence.${isDeleted ? 'deleted' : verb}`, { who, when })}
      {onUpdate && (
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={onUpdate}>
            {t('presence.update')}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
