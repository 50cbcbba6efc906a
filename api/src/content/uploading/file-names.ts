import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { LIMITS } from '@vitral/contracts';
import { cleanLine } from '../../platform/validation/text.ts';
import type { FileKind } from './file-kinds.ts';

const LONGEST_SLUG = 60;

/** Marks without width that can make one name look like another. Those that join emoji and letters stay. */
const WITHOUT_WIDTH = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** A sent name without its folders and without what cannot be seen. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return cleanLine(last.replace(WITHOUT_WIDTH, '')) || 'file';
}

/** In lower case and without its dot; empty when there is none. */
export function extensionOf(name: string): string {
  return extname(name).slice(1).toLowerCase();
}

/** The name under which a file is handed out: a cleaned one that ends as the kind of its bytes does. */
export function originalName(name: string, { extension, aliases }: FileKind): string {
  const found = extensionOf(name);
  const isRight = found === extension || aliases.includes(found);
  const stem = isRight ? name.slice(0, -found.length - 1) : name;
  const ending = isRight ? name.slice(-found.length - 1) : `.${extension}`;
  return shortened(stem, LIMITS.fileName - ending.length) + ending;
}

/** What an item is called when nobody says. */
export function titleFrom(name: string): string {
  return shortened(name.slice(0, -extname(name).length || undefined), LIMITS.title).trim() || name;
}

/** A name for the store: readable, never used before, and not to be guessed. */
export function storedName(title: string, extension: string): string {
  return `${slug(title)}-${randomBytes(9).toString('hex')}.${extension}`;
}

/** A name for a variant of a stored picture. `ending` is its extension with the dot. */
export function variantName(filename: string, variant: string, ending: string): string {
  return `${filename.replace(/\.\w+$/, '')}-${variant}-${randomBytes(4).toString('hex')}${ending}`;
}

function slug(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, LONGEST_SLUG).replace(/-$/, '') || 'file';
}

/** At most `length` UTF-16 units, without half a character at the end. */
function shortened(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
