import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery, savePreferences } from '@vitral/api-client';
import { THEMES, type Theme } from '@vitral/contracts/accounts';
import { CONSOLE_LANGUAGES } from '@vitral/contracts/languages';
import { errorText, useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useCurrentUser, useSession } from '@vitral/session';
import {
  Box,
  Button,
  Divider,
  Icon,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  notify,
  RoleBadge,
  Stack,
  Typography,
  VISUALLY_HIDDEN,
} from '@vitral/ui';
import { type ReactNode, useId, useState } from 'react';
import { OWN_NAMES } from './language-switcher.tsx';
import { accountPages } from '../navigation/linked-pages.ts';
import { useLinkedPages } from '../navigation/use-linked-pages.ts';

/** Help entries of the menu. */
export interface HelpMenu {
  /** Opens the help of the page on screen; null if it has none. */
  onHelp: (() => void) | null;
  /** Opens the list of keyboard shortcuts. */
  onShortcuts: () => void;
  onNews: () => void;
  hasUnreadNews: boolean;
}

interface AccountMenuProps extends HelpMenu {
  isNarrow?: boolean;
}

/** Button with the current user, which opens the account menu: pages of the account, language, theme and logout. */
export function AccountMenu({ isNarrow = false, ...help }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const { name, username, role } = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        fullWidth
        color="inherit"
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        title={isNarrow ? name : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ justifyContent: isNarrow ? 'center' : 'start', gap: 1.25, minWidth: 0, textAlign: 'start' }}
      >
        <WithDot isOn={help.hasUnreadNews}>
          <Icon name="account_circle" />
        </WithDot>
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {t('layout.account')}
        </Box>{' '}
        <Box component="span" sx={isNarrow ? VISUALLY_HIDDEN : { minWidth: 0, flex: 1 }}>
          <Typography component="span" variant="subtitle2" noWrap title={name} sx={{ display: 'block' }}>
            {name}
          </Typography>
          <Stack component="span" direction="row" spacing={0.75} sx={{ alignItems: 'center', minWidth: 0 }}>
            <RoleBadge role={role} place="sidebar" />
            <Typography component="span" variant="body2" color="textSecondary" noWrap>
              {username}
            </Typography>
          </Stack>
        </Box>
        {help.hasUnreadNews && (
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {t('news.unread')}
          </Box>
        )}
      </Button>
      <Menu
        variant="menu"
        id={id}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {useAccountLinks(close)}
        {useHelpItems(help, close)}
        <Divider />
        {useLanguageItems()}
        <Divider />
        {useThemeItems()}
        <Divider />
        {useLogoutItem()}
      </Menu>
    </>
  );
}

/** Returns links to the pages of the account and to the site. Menus need their items as direct children. */
function useAccountLinks(onOpen: () => void): ReactNode[] {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const pages = accountPages(useLinkedPages());
  return [
    ...pages.map(({ contribution: { path, title, navigation } }) => (
      <MenuItem key={path} component={Link} to={path} onClick={onOpen}>
        <Labelled icon={navigation?.icon ?? ''} text={title[language]} />
      </MenuItem>
    )),
    <MenuItem key="site" component="a" href="/">
      <Labelled icon="open_in_new" text={t('layout.site')} />
    </MenuItem>,
  ];
}

function useHelpItems(
  { onHelp, onShortcuts, onNews, hasUnreadNews }: HelpMenu,
  close: () => void,
): ReactNode[] {
  const { t } = useTranslation('shell');
  const item = (icon: string, text: string, open: () => void, isNew = false) => (
    <MenuItem
      key={icon}
      onClick={() => {
        close();
        open();
      }}
    >
      <Labelled icon={icon} text={text} isNew={isNew} />
    </MenuItem>
  );
  return [
    ...(onHelp ? [item('help', t('common:page.help'), onHelp)] : []),
    item('keyboard', t('shortcuts.title'), onShortcuts),
    item('star', t(hasUnreadNews ? 'news.unreadTitle' : 'news.title'), onNews, hasUnreadNews),
  ];
}

function useLanguageItems(): ReactNode[] {
  const { t } = useTranslation('shell');
  const { language, setLanguage } = useSession();
  return CONSOLE_LANGUAGES.map((code) => (
    <MenuItem
      key={code}
      role="menuitemradio"
      aria-checked={code === language}
      aria-label={t('layout.language', { language: OWN_NAMES[code] })}
      selected={code === language}
      onClick={() => void setLanguage(code)}
    >
      <Labelled icon="language" text={OWN_NAMES[code]} />
    </MenuItem>
  ));
}

const ICONS = { site: 'palette', light: 'light_mode', dark: 'dark_mode', system: 'settings_brightness' };
/** The user's own theme, or the site's. */
type Choice = keyof typeof ICONS;
const CHOICES: readonly Choice[] = ['site', ...THEMES];

/** Returns the themes: the site's, light, dark or the system's. The choice is a preference of the user. */
function useThemeItems(): ReactNode[] {
  const { t } = useTranslation('shell');
  const { theme, choose } = useThemeChoice();
  const chosen: Choice = theme ?? 'site';
  return CHOICES.map((choice) => {
    const text = t(`layout.theme.${choice}`);
    return (
      <MenuItem
        key={choice}
        role="menuitemradio"
        aria-checked={choice === chosen}
        aria-label={t('layout.theme', { theme: text })}
        selected={choice === chosen}
        onClick={() => choose(choice === 'site' ? null : choice)}
      >
        <Labelled icon={ICONS[choice]} text={text} />
      </MenuItem>
    );
  });
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

function useLogoutItem(): ReactNode {
  const { t } = useTranslation('common');
  const { logout, isLoggingOut } = useSession();
  return (
    <MenuItem onClick={logout} disabled={isLoggingOut}>
      <Labelled icon="logout" text={isLoggingOut ? t('auth.loggingOut') : t('auth.logout')} />
    </MenuItem>
  );
}

function Labelled({ icon, text, isNew = false }: { icon: string; text: string; isNew?: boolean }) {
  return (
    <>
      <ListItemIcon>
        <WithDot isOn={isNew}>
          <Icon name={icon} fontSize="small" />
        </WithDot>
      </ListItemIcon>
      <ListItemText>{text}</ListItemText>
    </>
  );
}

/** Marks an icon with a discreet dot; the text beside it says what the dot means. */
function WithDot({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  if (!isOn) return children;
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
      {children}
      <Box component="span" aria-hidden data-unread sx={DOT} />
    </Box>
  );
}

const DOT = {
  position: 'absolute',
  top: -2,
  right: -2,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;
