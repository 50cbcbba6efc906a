import { placeName, ZONE_NAMES, ZONES } from '../../education/schedule/zones.ts';
import { FormField } from '../../forms/form-field.tsx';
import { useSite } from '../../site/site-context.ts';
import { useVisitorZone } from '../../time-zone/visitor-zone.ts';

/** Asks for the zone in which emails give times: one of the specified zones or, once scripts run, the visitor's own. */
export function ZoneField({ problem, value }: { problem: string | undefined; value: string }) {
  const { t } = useSite();
  const own = useVisitorZone();
  const specified: string[] = ZONE_NAMES.map((name) => ZONES[name]);
  const zones = own && !specified.includes(own) ? [own, ...specified] : specified;
  return (
    <FormField
      id="registration-zone"
      name="timezone"
      label={t('live-session.form.zone')}
      isRequired
      problem={problem}
      isWide
      control={(attributes) => (
        // A new key makes the visitor's zone the choice once it is known.
        <select key={own ?? ''} {...attributes} defaultValue={value || own || ZONES.pacific}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {placeName(zone, t)}
            </option>
          ))}
        </select>
      )}
    />
  );
}
