import { SERIES } from '@vitral/contracts/meeting-registrations';
import { dateIn, timesIn } from '../../education/schedule/times.ts';
import { useNow } from '../../education/schedule/use-now.ts';
import { placeName, ZONES } from '../../education/schedule/zones.ts';
import { FormField } from '../../forms/form-field.tsx';
import { useSite } from '../../site/site-context.ts';
import { useVisitorZone } from '../../time-zone/visitor-zone.ts';
import type { RegistrationOffer } from '../live-session.data.ts';

interface DateFieldProps {
  offer: RegistrationOffer;
  problem: string | undefined;
  value: string;
}

/** Offers the dates whose registration is open, in the visitor's zone, and the series. */
export function DateField({ offer, problem, value }: DateFieldProps) {
  const { t, language } = useSite();
  const now = useNow() ?? offer.now;
  const zone = useVisitorZone() ?? ZONES.pacific;
  return (
    <FormField
      id="registration-date"
      name="date"
      label={t('live-session.form.date')}
      isRequired
      problem={problem}
      hint={t('education.week.zone', { zone: placeName(zone, t) })}
      isWide
      control={(attributes) => (
        <select {...attributes} defaultValue={value || undefined}>
          {openDates(offer, now).map((date) => (
            <option key={date.date} value={date.date}>
              {dateIn(zone, date.start, language, { weekday: 'long', day: 'numeric', month: 'long' })},{' '}
              {timesIn(zone, date, language)}
            </option>
          ))}
          {offer.scope !== 'date' && <option value={SERIES}>{t('live-session.form.series')}</option>}
        </select>
      )}
    />
  );
}

/** Returns the dates for which visitors may register one by one. */
export function openDates({ scope, dates, closesMinutesBefore }: RegistrationOffer, now: number) {
  if (scope === 'series') return [];
  return dates.filter(({ start }) => start - closesMinutesBefore * 60_000 > now);
}
