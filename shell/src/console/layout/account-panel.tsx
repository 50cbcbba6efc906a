import LogoutIcon from '@mui/icons-material/Logout';
import { useTranslation } from '@vitral/i18n';
import { useCurrentUser, useSession } from '@vitral/session';
import { Button, RoleBadge, Stack, Typography } from '@vitral/ui';

/** Shows the current user with a logout button. */
export function AccountPanel() {
  const { t } = useTranslation('common');
  const user = useCurrentUser();
  const { logout, isLoggingOut } = useSession();
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Stack sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" noWrap title={user.name}>
            {user.name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap title={user.username}>
            {user.username}
          </Typography>
        </Stack>
        <RoleBadge role={user.role} />
      </Stack>
      <Button
        variant="outlined"
        size="small"
        startIcon={<LogoutIcon />}
        onClick={logout}
        disabled={isLoggingOut}
      >
        {isLoggingOut ? t('auth.loggingOut') : t('auth.logout')}
      </Button>
    </Stack>
  );
}
