import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PublicationDates } from '@vitral/contracts/publication-dates';
import { useTranslation } from '@vitral/i18n';
import { useId, useState } from 'react';
import { useController, type Control, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { Pair } from './item-dialogs.tsx';
import { instantOf, localTime, ownZone } from './local-time.ts';

interface PublicationFieldsProps<Values extends FieldValues & PublicationDates> {
  control: Control<Values>;
  /** The switch that shows the item. */
  name: Path<Values>;
  label: string;
  /** The item may not be shown, now or later. */
  disabled?: boolean;
}

/**
 * The switch of an item and the dates at which the server switches it, in the time zone of this browser. A publication
 * date switches the item off until then, and switching it on removes the publication date, as on the server
 * (docs/adr/083).
 */
export function PublicationFields<Values extends FieldValues & PublicationDates>({
  control,
  name,
  label,
  disabled,
}: PublicationFieldsProps<Values>) {
  const { t } = useTranslation();
  const id = useId();
  const shown = useField(control, name);
  const publishAt = useField(control, 'publishAt' as Path<Values>);
  const unpublishAt = useField(control, 'unpublishAt' as Path<Values>);
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || Boolean(publishAt.value ?? unpublishAt.value);
  const open = (isNowOpen: boolean) => {
    setIsOpened(isNowOpen);
    if (isNowOpen) return;
    publishAt.change(null);
    unpublishAt.change(null);
  };
  return (
    <Stack spacing={1}>
      <LabeledSwitch
        name={name}
        label={label}
        disabled={disabled}
        checked={Boolean(shown.value)}
        onChange={(isShown) => {
          shown.change(isShown);
          if (isShown) publishAt.change(null);
        }}
      />
      <LabeledSwitch label={t('publication.switch')} disabled={disabled} checked={isOpen} onChange={open} />
      {isOpen && (
        <Stack role="group" aria-labelledby={id} spacing={2} sx={{ pt: 1 }}>
          <Pair>
            <DateField
              field={publishAt}
              label={t('publication.publishAt')}
              hint={t('publication.publishAtHint')}
              disabled={disabled}
              onChange={(instant) => {
                publishAt.change(instant);
                if (instant) shown.change(false);
              }}
            />
            <DateField
              field={unpublishAt}
              label={t('publication.unpublishAt')}
              hint={t('publication.unpublishAtHint')}
              disabled={disabled}
              onChange={unpublishAt.change}
            />
          </Pair>
          <Typography id={id} variant="body2" color="textSecondary">
            {t('publication.zone', { zone: ownZone() })}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

/** Binds one field of the form. */
function useField<Values extends FieldValues>(control: Control<Values>, name: Path<Values>) {
  const { field, fieldState } = useController({ control, name });
  const value: unknown = field.value;
  return {
    ...field,
    value,
    error: fieldState.error?.message,
    change: (next: boolean | string | null) => field.onChange(next as PathValue<Values, Path<Values>>),
  };
}

interface LabeledSwitchProps {
  name?: string;
  label: string;
  disabled: boolean | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function LabeledSwitch({ name, label, disabled, checked, onChange }: LabeledSwitchProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={
        <Switch
          name={name}
          checked={checked}
          onChange={(_, isOn) => onChange(isOn)}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  );
}

interface DateFieldProps {
  field: ReturnType<typeof useField>;
  label: string;
  hint: string;
  disabled: boolean | undefined;
  onChange: (instant: string | null) => void;
}

function DateField({ field, label, hint, disabled, onChange }: DateFieldProps) {
  return (
    <TextField
      type="datetime-local"
      name={field.name}
      label={label}
      disabled={disabled}
      value={localTime(typeof field.value === 'string' ? field.value : null)}
      onChange={({ target }) => onChange(instantOf(target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={field.error !== undefined}
      helperText={field.error ?? hint}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
    />
  );
}
