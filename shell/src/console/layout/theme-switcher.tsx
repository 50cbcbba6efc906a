import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery, savePreferences } from '@vitral/api-client';
import { THEMES, type Theme } from '@vitral/contracts/accounts';
import { errorText, useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Icon, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, notify } from '@vitral/ui';
import { useId, useState } from 'react';

const ICONS = { site: 'language', light: 'light_mode', dark: 'dark_mode', system: 'settings_brightness' };
/** The user's own theme, or the site's. */
type Choice = keyof typeof ICONS;
const CHOICES: readonly Choice[] = ['site', ...THEMES];

/** Menu of themes: the site's, light, dark or the system's. The choice is a preference of the user. */
export function ThemeSwitcher() {
  const { t } = useTranslation('shell');
  const { theme, choose } = useThemeChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const chosen: Choice = theme ?? 'site';
  return (
    <>
      <IconButton
        aria-label={t('layout.theme', { theme: t(`layout.theme.${chosen}`) })}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name={ICONS[chosen]} />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {CHOICES.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === chosen}
            selected={choice === chosen}
            onClick={() => {
              setAnchor(null);
              choose(choice === 'site' ? null : choice);
            }}
          >
            <ListItemIcon>
              <Icon name={ICONS[choice]} />
            </ListItemIcon>
            <ListItemText>{t(`layout.theme.${choice}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Returns the user's theme, null for the site's, and its setter, which applies at once and saves with the account. */
function useThemeChoice() {
  const queryClient = useQueryClient();
  const { theme } = useCurrentUser();
  const show = (next: Theme | null) =>
    queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, theme: next });
  const { mutate } = useMutation({
    mutationFn: (next: Theme | null) => savePreferences({ theme: next }),
    onMutate: show,
    onError: (error) => {
      show(theme);
      notify.error(errorText(error));
    },
  });
  return { theme, choose: mutate };
}
