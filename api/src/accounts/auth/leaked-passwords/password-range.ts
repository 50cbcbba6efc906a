import { createHash } from 'node:crypto';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';

/** Longest wait of somebody who chooses a password. */
const LIMIT_MS = 3000;
const PREFIX = 5;
/** A suffix of 35 hexadecimal digits with the number of leaks; 0 is padding. */
const LINE = /^([\dA-F]{35}):(\d+)$/i;

/**
 * Asks a k-anonymity range API, such as that of Have I Been Pwned, whether a password was leaked. Sends five digits of
 * its SHA-1, which hundreds of leaked passwords share. Throws OutgoingProblem, or Error for an unexpected response.
 */
export async function isInRange(
  client: Pick<OutgoingClient, 'send'>,
  url: string,
  password: string,
): Promise<boolean> {
  const digest = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
  const { status, body } = await client.send(url + digest.slice(0, PREFIX), {
    milliseconds: LIMIT_MS,
    // Pads the response, so that its length does not tell the prefix.
    headers: { accept: 'text/plain', 'user-agent': 'Vitral/1.0', 'add-padding': 'true' },
  });
  const lines = body.toString().trim().split(/\r?\n/);
  const entries = lines.map((line) => LINE.exec(line.trim()));
  if (status !== 200 || entries.includes(null)) throw new Error(`Unexpected response with status ${status}`);
  const suffix = digest.slice(PREFIX);
  return entries.some((entry) => entry?.[1]?.toUpperCase() === suffix && Number(entry[2]) > 0);
}
