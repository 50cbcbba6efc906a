import { hash } from 'node:crypto';
import type { Block, BlockCaptions, PublicCaptions } from '@vitral/contracts/blocks';
import { fieldIn, LANGUAGES } from '@vitral/contracts/languages';
import { isRecord } from '../../platform/validation/shapes.ts';

type Values = Record<string, unknown>;

/** Length of the digest in a URL, in hexadecimal digits. */
const DIGEST = 16;

/** Returns the digest that identifies captions in their URL, so that the text under a URL never changes. */
const digestOf = (webvtt: string): string => hash('sha256', webvtt, 'hex').slice(0, DIGEST);

/** Returns the URL of captions of a published page. */
export const captionsUrl = (page: string, webvtt: string): string =>
  `/api/site-pages/${page}/captions/${digestOf(webvtt)}.vtt`;

/** Returns a URL that contains the captions, for previews: nothing else has the text yet. */
export const captionsData = (webvtt: string): string =>
  `data:text/vtt;charset=utf-8,${encodeURIComponent(webvtt)}`;

/** Returns blocks with URLs instead of captions. */
export function withCaptionUrls(blocks: readonly Block[], urlOf: (webvtt: string) => string): Block[] {
  return blocks.map((block) => ({ ...block, values: replaceIn(block.values, urlOf) }));
}

/** Returns the captions with this digest in the blocks; undefined if there are none. */
export const findCaptions = (blocks: readonly Block[], digest: string): string | undefined =>
  blocks.flatMap(({ values }) => textsIn(values)).find((webvtt) => digestOf(webvtt) === digest);

function textsIn(values: Values): string[] {
  return Object.values(values).flatMap((value) => {
    if (isCaptions(value)) return LANGUAGES.flatMap((language) => value[fieldIn('webvtt', language)] ?? []);
    return Array.isArray(value) ? value.filter(isRecord).flatMap(textsIn) : [];
  });
}

/**
 * Replaces captions in values and in the items of their lists. Recognizes captions by the names of their fields, since
 * an older release may lack the types.
 */
function replaceIn(values: Values, urlOf: (webvtt: string) => string): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (isCaptions(value)) return [name, urlsOf(value, urlOf)];
    if (!Array.isArray(value)) return [name, value];
    return [name, value.map((item) => (isRecord(item) ? replaceIn(item, urlOf) : item))];
  });
  return Object.fromEntries(entries) as Values;
}

function isCaptions(value: unknown): value is BlockCaptions {
  return isRecord(value) && LANGUAGES.some((language) => fieldIn('webvtt', language) in value);
}

function urlsOf(captions: BlockCaptions, urlOf: (webvtt: string) => string): PublicCaptions {
  const each = LANGUAGES.map((language) => [language, captions[fieldIn('webvtt', language)]] as const);
  return Object.fromEntries(
    each.flatMap(([language, webvtt]) => (webvtt ? [[fieldIn('url', language), urlOf(webvtt)]] : [])),
  );
}
