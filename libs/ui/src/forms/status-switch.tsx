import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from '@vitral/i18n';

export interface StatusSwitchProps {
  isActive: boolean;
  /** The name of the item for the accessible name. */
  name: string;
  isPending?: boolean;
  onChange: (isActive: boolean) => void;
}

/** Switches an item on or off; its label is the current status. */
export function StatusSwitch({ isActive, name, isPending, onChange }: StatusSwitchProps) {
  const { t } = useTranslation();
  return (
    <FormControlLabel
      label={t(isActive ? 'status.active' : 'status.inactive')}
      disabled={isPending}
      control={
        <Switch
          checked={isActive}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { role: 'switch', 'aria-label': `${name}: ${t('status.active')}` } }}
        />
      }
    />
  );
}
