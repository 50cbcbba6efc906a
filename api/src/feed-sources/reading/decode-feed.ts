import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';

/** How far into a feed its own declaration is looked for. */
const DECLARATION_BYTES = 1024;

/**
 * The text of a feed in the first charset that it fits into whole: what its first bytes, the header, the feed itself
 * say, else UTF-8. Throws OutgoingProblem when it fits into none.
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
