import type { Notice } from './notice.ts';

/** Characters that fit into one text message. */
const LENGTH = 160;

/** Joins site name, text and URL; leaves out the URL when one message cannot hold it. */
export function toTextMessage(siteName: string, { text, action }: Pick<Notice, 'text' | 'action'>): string {
  const said = `${siteName}: ${text}`;
  const whole = `${said} ${action.address}`;
  return whole.length <= LENGTH ? whole : said;
}
