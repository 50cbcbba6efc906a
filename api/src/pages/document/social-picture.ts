import { createHash } from 'node:crypto';
import type { SocialPicture } from '@vitral/contracts/public-pages';
import { isText, shape } from '../../platform/validation/shapes.ts';
import { isWebUrl } from '../../platform/validation/text.ts';
import { escapeHtml } from './page-html.ts';

/** Incremented whenever the drawing changes, so that caches fetch all pictures again. */
const TEMPLATE = 1;
const DIGEST_LENGTH = 16;
const LONGEST_TITLE = 300;

const isUrlOrNull = (value: unknown) => value === null || isWebUrl(value);

const isSocialPicture = shape<SocialPicture>({
  title: isText(LONGEST_TITLE),
  picture: isUrlOrNull,
  chosen: isUrlOrNull,
});

/** Validates values written by the code of a release; null if they are invalid. */
export function readSocialPicture(value: unknown): SocialPicture | null {
  if (!isSocialPicture(value)) return null;
  const { title, picture, chosen } = value;
  return { title, picture, chosen };
}

/** Returns a digest of everything that the picture shows; without it, anybody could make the server draw pictures. */
export function socialPictureDigest({ title, picture, chosen }: SocialPicture, siteName: string): string {
  const shown = JSON.stringify([TEMPLATE, siteName, title, picture, chosen]);
  return createHash('sha256').update(shown).digest('hex').slice(0, DIGEST_LENGTH);
}

/** Returns the name of a public file of the library at `/uploads`; null for other URLs. */
export function libraryFileAt(url: string | null): string | null {
  return /^\/uploads\/([a-z0-9][\w.-]*)$/i.exec(url ?? '')?.[1] ?? null;
}

interface DescribedPage {
  /** `/es/educacion` */
  path: string;
  origin: string;
  siteName: string;
}

/** Returns the elements of the head that name the picture of a page. */
export function socialPictureHead(social: SocialPicture, { path, origin, siteName }: DescribedPage): string {
  const { title, chosen } = social;
  const isForeign = chosen !== null && libraryFileAt(chosen) === null;
  const drawn = `${origin}/social/${socialPictureDigest(social, siteName)}${path}.png`;
  const own = chosen?.startsWith('/') ? origin + chosen : chosen;
  const url = isForeign && own ? own : drawn;
  return [
    meta('property', 'og:image', url),
    ...(isForeign
      ? []
      : [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630')]),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:image', url),
    meta('name', 'twitter:image:alt', title),
  ].join('\n');
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
