import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LastChange, Presence, PresenceNoun, PresentAccount } from '@vitral/contracts/presence';
import { useTranslation } from '@vitral/i18n';
import { useEffect, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { followPresence } from './follow-presence.ts';
import type { ItemChange } from './use-stale-item.ts';
import { useTimeSince } from './use-time-since.ts';

export interface ItemPresenceProps {
  noun: PresenceNoun;
  /** The item in the state that the editor shows. */
  item: { id: string; version: number };
  /** The editor saves or shows a conflict, so its version is about to change. */
  isBusy: boolean;
  onUpdate: (change: ItemChange) => void;
}

/** Shows who else has an item open, and its change or deletion since it was read. */
export function ItemPresence({ noun, item, isBusy, onUpdate }: ItemPresenceProps) {
  const { accounts, version, lastChange } = usePresence(noun, item.id) ?? {
    accounts: [],
    version: item.version,
  };
  const isChanged = version !== item.version && !isBusy;
  return (
    // Only what is added is announced, not the time as it passes.
    <Box role="status" aria-relevant="additions" aria-atomic="false" sx={NOTICE}>
      {accounts.length > 0 && <Others accounts={accounts} />}
      {isChanged && lastChange && (
        <Change change={lastChange} isDeleted={version === null} onUpdate={() => onUpdate(lastChange)} />
      )}
    </Box>
  );
}

const NOTICE = { '&:not(:empty)': { pb: 1.5 }, '& > * + *': { mt: 1 } };

function usePresence(noun: PresenceNoun, id: string): Presence | null {
  const [presence, setPresence] = useState<Presence | null>(null);
  useEffect(
    () =>
      followPresence(noun, id, {
        onReport: setPresence,
        onLost: () => setPresence((last) => last && { ...last, accounts: [] }),
      }),
    [noun, id],
  );
  return presence;
}

const MOST_AVATARS = 3;

function Others({ accounts }: { accounts: PresentAccount[] }) {
  const { t, i18n } = useTranslation();
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
  onUpdate: () => void;
}

function Change({ change, isDeleted, onUpdate }: ChangeProps) {
  const { t } = useTranslation();
  const when = useTimeSince(change.changedAt);
  const who = change.isOwn ? t('presence.you') : (change.changedBy ?? t('presence.server'));
  return (
    <Alert
      severity={isDeleted ? 'warning' : 'info'}
      role="presentation"
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {t(isDeleted ? 'presence.deleted' : 'presence.changed', { who, when })}
      {!isDeleted && (
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={onUpdate}>
            {t('presence.update')}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
