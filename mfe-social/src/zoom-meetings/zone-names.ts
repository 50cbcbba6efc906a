/** What people call zones by and no table tells: the cities in the other language, and how their clocks go by in their countries. */
const ALSO_CALLED: Record<string, string> = {
  'America/Los_Angeles': 'Los Ángeles, California, Hora del Pacífico, Pacific Time, PST, PDT',
  'America/Tijuana': 'Baja California, Hora del Pacífico, Pacific Time',
  'America/Vancouver': 'Columbia Británica, British Columbia, Hora del Pacífico, Pacific Time',
  'America/Denver': 'Hora de la Montaña, Mountain Time, MST, MDT',
  'America/Phoenix': 'Arizona, Hora de la Montaña, Mountain Time',
  'America/Chicago': 'Texas, Hora del Centro, Central Time, CST, CDT',
  'America/Mexico_City': 'Ciudad de México, Mexico City, CDMX, Hora del Centro, Central Time',
  'America/Monterrey': 'Nuevo León, Hora del Centro, Central Time',
  'America/Cancun': 'Cancún, Quintana Roo, Hora del Este, Eastern Time',
  'America/New_York': 'Nueva York, Hora del Este, Eastern Time, EST, EDT, Miami, Atlanta',
  'America/Toronto': 'Ontario, Montreal, Hora del Este, Eastern Time',
  'America/Havana': 'La Habana',
  'America/Panama': 'Panamá',
  'America/Bogota': 'Bogotá, Colombia',
  'America/Sao_Paulo': 'São Paulo, Brasil, Brazil',
  'Europe/Madrid': 'España, Spain, Hora de Europa central, Central European Time, CET',
  'Europe/London': 'Londres, Reino Unido, United Kingdom',
  'Europe/Paris': 'París, Francia, France',
};

const LANGUAGES = ['es', 'es-MX', 'en', 'fr'];

const searched = new Map<string, string>();

/** Everything by which a zone is found, in small letters and without accents; made once, since asking the tables takes long. */
function searchText(zone: string): string {
  const known = searched.get(zone);
  if (known !== undefined) return known;
  const names = [
    zone,
    zone.replaceAll('_', ' '),
    ALSO_CALLED[zone] ?? '',
    ...LANGUAGES.map((language) => nameIn(language, zone)),
  ];
  const text = plain(names.join('\n'));
  searched.set(zone, text);
  return text;
}

/** "hora del Pacífico", "Pacific Time"; empty where the browser does not know the zone. */
function nameIn(language: string, zone: string): string {
  try {
    const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether all words of what was typed are in a name of the zone, or in `label`. */
export function isZoneCalled(zone: string, label: string, typed: string): boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const text = `${searchText(zone)}\n${plain(label)}`;
  return words.every((word) => text.includes(word));
}
