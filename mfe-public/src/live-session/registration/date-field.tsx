import { SERIES } from '@vitral/sdk/contracts/meeting-registrations';
import { dateIn, timesIn } from '../../education/schedule/times.ts';
import { useNow } from '../../education/schedule/use-now.ts';
import { placeName, ZONES } from '../../education/schedule/zones.ts';
import { FormField } from '../../forms/form-field.tsx';
import { useSite } from '../../site/site-context.ts';
import { useVisitorZone } from '../../time-zone/visitor-zone.ts';
import type { Translate } from '../../i18n/texts.ts';
import type { RegistrationOffer } from '../live-session.data.ts';
import { useFreePlaces } from './use-free-places.ts';

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
  const places = useFreePlaces(offer);
  /** A date without places is offered for its waiting list, if it has one. */
  const optionOf = (free: number | null | undefined) => ({
    isDisabled: free === 0 && !offer.hasWaitingList,
    note: typeof free === 'number' ? `, ${placesText(free, offer, t)}` : '',
  });
  const series = optionOf(places?.series);
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
          {openDates(offer, now).map((date) => {
            const { isDisabled, note } = optionOf(places?.dates?.[date.date]);
            return (
              <option key={date.date} value={date.date} disabled={isDisabled}>
                {dateIn(zone, date.start, language, { weekday: 'long', day: 'numeric', month: 'long' })},{' '}
                {timesIn(zone, date, language) + note}
              </option>
            );
          })}
          {offer.scope !== 'date' && (
            <option value={SERIES} disabled={series.isDisabled}>
              {t('live-session.form.series') + series.note}
            </option>
          )}
        </select>
      )}
    />
  );
}

function placesText(free: number, { hasWaitingList }: RegistrationOffer, t: Translate): string {
  if (free > 0) return t('live-session.form.places', { count: free });
  return t(hasWaitingList ? 'live-session.form.waiting' : 'live-session.form.noPlaces');
}

/** Returns the dates for which visitors may register one by one. */
export function openDates({ scope, dates, closesMinutesBefore }: RegistrationOffer, now: number) {
  if (scope === 'series') return [];
  return dates.filter(({ start }) => start - closesMinutesBefore * 60_000 > now);
}
