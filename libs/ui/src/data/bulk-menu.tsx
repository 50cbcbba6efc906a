import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon, type IconName } from '../layout/icon.tsx';

interface BulkMenuProps<Value> {
  icon: IconName;
  label: string;
  isPending?: boolean;
  choices: readonly { label: string; value: Value }[];
  onChoose: (value: Value) => void;
}

/** A button in the bar of a bulk change with a menu of values. */
export function BulkMenu<Value>({ icon, label, isPending = false, choices, onChoose }: BulkMenuProps<Value>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (value: Value) => {
    setAnchor(null);
    onChoose(value);
  };
  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Icon name={icon} />}
        loading={isPending}
        loadingPosition="start"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {choices.map(({ label: name, value }) => (
          <MenuItem key={name} onClick={() => choose(value)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
