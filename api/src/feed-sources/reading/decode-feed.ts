import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';

/** Bytes at the start of a feed that are searched for its encoding declaration. */
const DECLARATION_BYTES = 1024;

/**
 * Decodes a feed in the first charset that fits all its bytes: that of the byte order mark, the header, the feed's own
 * declaration, else UTF-8. Throws OutgoingProblem when none fits.
 */
export function decodeFeed(body: Buffer, contentType: string | undefined): string {
  const start = body.toString('latin1', 0, DECLARATION_BYTES);
  const charsets = [
    byteOrder(body),
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1],
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1],
    'utf-8',
  ];
  for (const charset of charsets) {
    const text = charset && decodeAs(charset, body);
    if (text) return text;
  }
  throw new OutgoingProblem('not-a-feed');
}

function byteOrder(body: Buffer): string | null {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return null;
}

function decodeAs(charset: string, body: Buffer): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body);
  } catch {
    return null;
  }
}
