import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { use, useId, useState } from 'react';
import { Icon } from '../layout/icon.tsx';
import { ItemActionsContext, type ActedItem, type ItemMenuEntry } from '../layout/item-actions.ts';

export interface ItemMenuProps {
  /** The accessible name with the item: 'Actions for Ana'. */
  label: string;
  /** A function is called when the menu opens. */
  entries: readonly ItemMenuEntry[] | (() => readonly ItemMenuEntry[]);
  /** The item of a noun, to which modules may add actions. */
  item?: ActedItem;
}

/** A menu with the actions of an item behind a button with three dots. */
export function ItemMenu({ label, entries, item }: ItemMenuProps) {
  const id = useId();
  const actionsOf = use(ItemActionsContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A list has many of these menus, and few are ever opened.
  const [wasOpened, setWasOpened] = useState(false);
  const open = (button: HTMLElement) => {
    setAnchor(button);
    setWasOpened(true);
  };
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
      >
        <Icon name="more_vert" />
      </IconButton>
      {wasOpened && (
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{ list: { 'aria-labelledby': id } }}
        >
          {withActions(typeof entries === 'function' ? entries() : entries, item ? actionsOf(item) : []).map(
            (entry, index) => [
              entry.isDestructive && index > 0 && <Divider key={`${entry.label}-divider`} />,
              <Entry key={entry.label} {...entry} onChosen={close} />,
            ],
          )}
        </Menu>
      )}
    </>
  );
}

/** Returns the entries of an item with those of modules before the destructive ones. */
function withActions(
  entries: readonly ItemMenuEntry[],
  actions: readonly ItemMenuEntry[],
): readonly ItemMenuEntry[] {
  const end = entries.findIndex(({ isDestructive }) => isDestructive);
  return end < 0 ? [...entries, ...actions] : entries.toSpliced(end, 0, ...actions);
}

function Entry({
  label,
  icon,
  isDestructive,
  onClick,
  onChosen,
  ...item
}: ItemMenuEntry & { onChosen: () => void }) {
  const color = isDestructive ? 'error.main' : undefined;
  return (
    <MenuItem
      {...item}
      sx={{ color }}
      onClick={() => {
        onChosen();
        onClick();
      }}
    >
      <ListItemIcon sx={{ color: color ?? 'text.secondary' }}>
        <Icon name={icon} fontSize="small" />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
}
