import type { Notice } from './notice.ts';

/** What fits into one text message. */
const LENGTH = 160;

/** Who says what, and where more of it is, as long as that fits into one message. */
export function toTextMessage(siteName: string, { text, action }: Pick<Notice, 'text' | 'action'>): string {
  const said = `${siteName}: ${text}`;
  const whole = `${said} ${action.address}`;
  return whole.length <= LENGTH ? whole : said;
}
