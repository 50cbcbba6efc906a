import { useTranslation } from '@vitral/sdk/i18n';
import { Autocomplete, TextField } from '@vitral/sdk/ui/forms';
import { useMemo } from 'react';
import { choiceOf, matchesZone, zoneChoices, type ZoneChoice } from './zones.ts';

interface ZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
  onBlur: () => void;
  error?: string;
  hint?: string;
  inputRef: (element: HTMLInputElement | null) => void;
}

/** Selects an IANA time zone, searchable by any of its names. */
export function ZoneField({ value, onChange, onBlur, error, hint, inputRef }: ZoneFieldProps) {
  const { t } = useTranslation('mfe-social');
  const choices = zoneChoices();
  const chosen = useMemo(
    () => (value ? (choices.find(({ zone }) => zone === value) ?? choiceOf(value)) : null),
    [choices, value],
  );
  return (
    <Autocomplete<ZoneChoice>
      options={choices}
      value={chosen}
      onChange={(_, choice) => onChange(choice?.zone ?? '')}
      onBlur={onBlur}
      isOptionEqualToValue={(option, { zone }) => option.zone === zone}
      groupBy={({ isCommon }) =>
        t(isCommon ? 'zoom-meetings.slots.commonZones' : 'zoom-meetings.slots.allZones')
      }
      filterOptions={(options, { inputValue }) =>
        options.filter(({ zone, label }) => matchesZone(zone, label, inputValue))
      }
      autoHighlight
      clearText={t('zoom-meetings.slots.clearZone')}
      openText={t('zoom-meetings.slots.openZones')}
      closeText={t('zoom-meetings.slots.closeZones')}
      noOptionsText={t('zoom-meetings.slots.noZone')}
      renderInput={(props) => (
        <TextField
          {...props}
          label={t('zoom-meetings.slots.zone')}
          required
          inputRef={inputRef}
          error={Boolean(error)}
          helperText={error ?? hint}
        />
      )}
    />
  );
}
