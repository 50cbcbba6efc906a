import type { User } from '@vitral/sdk/contracts/users';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Chip, RoleBadge, Stack, Typography, type ChipProps } from '@vitral/sdk/ui';
import { ItemLink } from '@vitral/sdk/ui/forms';
import { UserMenu, type StartUserTask } from './user-task.tsx';

/** A row of the table on a phone. */
export function UserCard({ user, onStart }: { user: User; onStart: StartUserTask }) {
  const { t } = useTranslation('mfe-people');
  const { date } = useFormats();
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Person user={user} />
        <Box sx={{ '&&': { mt: -0.75, mr: -1 } }}>
          <UserMenu user={user} onStart={onStart} />
        </Box>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        <UserRole user={user} />
        <UserStatusChips user={user} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('users.lastLogin')}: <LastLogin user={user} />
        <br />
        {t('users.createdAt')}: {date(user.createdAt)}
      </Typography>
    </Stack>
  );
}

/** Pixels for name, username and email in a table. */
export const ROW_HEIGHT = 76;

interface PersonProps {
  user: User;
  /** In a table each text is cut to one line, so that all rows have the same height; on a card nothing is cut. */
  isRow?: boolean;
}

export function Person({ user: { id, name, username, email }, isRow = false }: PersonProps) {
  const { t } = useTranslation('mfe-people');
  const details = [`@${username}`, email ?? t('users.noEmail')].join(' · ');
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
      <Typography noWrap={isRow} title={isRow ? name : undefined} sx={{ fontWeight: 600 }}>
        <ItemLink id={id}>{name}</ItemLink>
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        noWrap={isRow}
        title={isRow ? details : undefined}
        data-row-detail
      >
        {details}
      </Typography>
    </Box>
  );
}

export function LastLogin({ user: { lastLogin } }: { user: User }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  return lastLogin ? (
    <Box component="time" dateTime={lastLogin} sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
      {dateTime(lastLogin)}
    </Box>
  ) : (
    t('time.never')
  );
}

/** The role, and the mark of a break-glass account. */
export function UserRole({ user: { role, isBreakGlass } }: { user: User }) {
  const { t } = useTranslation('mfe-people');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <RoleBadge role={role} />
      {isBreakGlass && (
        <Chip size="small" variant="outlined" color="warning" label={t('users.isBreakGlass')} />
      )}
    </Stack>
  );
}

const STATE_COLORS: Record<Exclude<User['state'], 'enabled'>, ChipProps['color']> = {
  disabled: 'error',
  invited: 'info',
  'awaiting-approval': 'warning',
};

/** Chips for recent activity (a login within a day), the state of the account its second factor and its passkeys. */
export function UserStatusChips({ user: { status, state, hasSecondFactor, passkeyCount } }: { user: User }) {
  const { t } = useTranslation('mfe-people');
  const chip = (label: string, color: ChipProps['color'] = 'default') => (
    <Chip size="small" variant="outlined" color={color} label={label} />
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {chip(t(`status.${status}`), status === 'active' ? 'success' : 'default')}
      {state !== 'enabled' && chip(t(`users.state.${state}`), STATE_COLORS[state])}
      {hasSecondFactor && chip(t('users.hasSecondFactor'))}
      {passkeyCount > 0 && chip(t('users.passkeys', { count: passkeyCount }))}
    </Stack>
  );
}
