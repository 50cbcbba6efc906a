import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from '@vitral/i18n';

export interface StatusSwitchProps {
  isActive: boolean;
  /** Whose status it is, for those who hear it instead of seeing the row. */
  name: string;
  isPending?: boolean;
  onChange: (isActive: boolean) => void;
}

/** Switches an item on or off and says which it is. */
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
