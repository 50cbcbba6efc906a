import { normalizeText } from '@vitral/sdk/contracts/normalize-text';
import { useId, useMemo, useRef } from 'react';
import { readBrowserZone } from '../time-zone/visitor-zone.ts';
import { cityOf, zoneChoices } from '../time-zone/zones.ts';
import type { Translate } from '../i18n/texts.ts';
import { useSite } from '../site/site-context.ts';
import styles from './zone-field.module.css';

/** Names of zones, unique even if two cities share a name. */
function namesOf(zones: string[], t: Translate): Map<string, string> {
  const names = new Map<string, string>();
  for (const zone of zones) {
    const city = cityOf(zone, t);
    names.set(names.has(city) ? `${city} (${zone})` : city, zone);
  }
  return names;
}

interface ZoneFieldProps {
  /** Null: the browser's zone. */
  zone: string | null;
  onChange: (zone: string | null) => void;
}

/** Lets the visitor search for a city; an empty field means the browser's zone. */
export function ZoneField({ zone, onChange }: ZoneFieldProps) {
  const { t } = useSite();
  const [field, list] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const names = useMemo(() => namesOf(zoneChoices(), t), [t]);
  const browserZone = readBrowserZone();
  const shown = [...names].find(([, known]) => known === zone)?.[0] ?? '';

  const read = () => {
    const typed = normalizeText(input.current?.value.trim() ?? '');
    const found = [...names].find(([name]) => normalizeText(name) === typed)?.[1];
    input.current?.setCustomValidity(typed && !found ? t('choices.zoneUnknown') : '');
    if (!typed || found) onChange(found ?? null);
  };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field}>
        {t('choices.zone')}
      </label>
      <input
        // A zone chosen elsewhere replaces the typed text.
        key={zone}
        ref={input}
        className={styles.input}
        id={field}
        list={list}
        type="search"
        autoComplete="off"
        defaultValue={shown}
        placeholder={browserZone ? t('choices.zoneAutomatic', { zone: cityOf(browserZone, t) }) : ''}
        onChange={read}
      />
      <datalist id={list}>
        {[...names.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
