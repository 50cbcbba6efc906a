import type { User } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, RoleBadge, Stack, Typography } from '@vitral/ui';
import { LastLogin, Person, UserStatusChips } from './user-facts.tsx';
import { UserMenu } from './user-menu.tsx';
import type { StartUserTask } from './user-task.tsx';

interface UserCardProps {
  user: User;
  onStart: StartUserTask;
}

/** Row of the users table on a phone. */
export function UserCard({ user, onStart }: UserCardProps) {
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
        <RoleBadge role={user.role} />
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
