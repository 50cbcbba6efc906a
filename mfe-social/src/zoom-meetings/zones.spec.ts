import { matchesZone, zoneChoices } from './zones.ts';

const found = (typed: string) =>
  zoneChoices()
    .filter(({ zone, label }) => matchesZone(zone, label, typed))
    .map(({ zone }) => zone);

describe('zones', () => {
  it.each([
    ['Pacífico', 'America/Los_Angeles'],
    ['pacific time', 'America/Los_Angeles'],
    ['pacifico', 'America/Tijuana'],
    ['Ciudad de México', 'America/Mexico_City'],
    ['mexico city', 'America/Mexico_City'],
    ['New_York', 'America/New_York'],
    ['new york', 'America/New_York'],
    ['America/New_York', 'America/New_York'],
    ['Nueva York', 'America/New_York'],
    ['Hora del Este', 'America/New_York'],
    ['eastern', 'America/Toronto'],
    ['Los Angeles (GMT-', 'America/Los_Angeles'],
    ['japon', 'Asia/Tokyo'],
    ['Hora del Pacífico', 'America/Vancouver'],
    ['hora de la montaña', 'America/Phoenix'],
    ['Central Time', 'America/Monterrey'],
    ['Eastern Time', 'America/Cancun'],
    ['Colombia', 'America/Bogota'],
    ['Central European Time', 'Europe/Madrid'],
    ['Reino Unido', 'Europe/London'],
    ['París', 'Europe/Paris'],
  ])('matches %s with %s', (typed, zone) => {
    expect(found(typed)).toContain(zone);
  });

  it('matches no zone for unknown names, and every zone for a blank search', () => {
    expect(found('Atlantis')).toEqual([]);
    expect(found('Pacífico Madrid')).toEqual([]);
    expect(found(' ')).toHaveLength(zoneChoices().length);
  });
});
