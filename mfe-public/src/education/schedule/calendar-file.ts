interface CalendarEvent {
  id: string;
  title: string;
  description: string;
  /** URL of the live session on the site. */
  url: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number | null;
  now: number;
}

const encoder = new TextEncoder();
/** Maximum length of a line without its break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** Returns a calendar file (RFC 5545) with one date, in UTC, so that no time zone needs to be defined. */
export function calendarFile({ id, title, description, url, start, end, now }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitral//Sessions//ES',
    'BEGIN:VEVENT',
    `UID:${id}-${start}@vitral`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    ...(end === null ? [] : [`DTEND:${utc(end)}`]),
    `SUMMARY:${escape(title)}`,
    ...(description ? [`DESCRIPTION:${escape(description)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Formats an instant as `20261124T020000Z`. */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

function fold(line: string): string {
  const folded = [''];
  let octets = 0;
  for (const character of line) {
    const width = encoder.encode(character).length;
    if (octets + width > LINE_OCTETS) {
      folded.push(' ');
      octets = 1;
    }
    folded[folded.length - 1] += character;
    octets += width;
  }
  return folded.join('\r\n');
}
