import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { THEMES, type Theme } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@vitral/ui';
import { useId, useState, type ComponentType } from 'react';
import { useThemeChoice } from './use-theme-choice.ts';

const ICONS: Record<Theme, ComponentType> = { light: LightIcon, dark: DarkIcon, system: SystemIcon };

/** Light, dark or as the system has it: a preference of the person's own. */
export function ThemeSwitcher() {
  const { t } = useTranslation('shell');
  const { theme, choose } = useThemeChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const Icon = ICONS[theme];
  return (
    <>
      <IconButton
        aria-label={t('layout.theme', { theme: t(`layout.theme.${theme}`) })}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {THEMES.map((each) => (
          <ThemeItem
            key={each}
            theme={each}
            isChosen={each === theme}
            onChoose={() => {
              setAnchor(null);
              choose(each);
            }}
          />
        ))}
      </Menu>
    </>
  );
}

interface ThemeItemProps {
  theme: Theme;
  isChosen: boolean;
  onChoose: () => void;
}

function ThemeItem({ theme, isChosen, onChoose, ...focusing }: ThemeItemProps) {
  const { t } = useTranslation('shell');
  const Icon = ICONS[theme];
  return (
    <MenuItem
      {...focusing}
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      onClick={onChoose}
    >
      <ListItemIcon>
        <Icon />
      </ListItemIcon>
      <ListItemText>{t(`layout.theme.${theme}`)}</ListItemText>
    </MenuItem>
  );
}
