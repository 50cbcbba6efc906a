import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { LIMITS } from '@vitral/contracts/limits';
import { slugOf } from '@vitral/contracts/slug';
import { cleanLine } from '../platform/validation/text.ts';
import type { FileKind } from './uploading/file-kinds.ts';

/** Zero-width characters that can make one name look like another, except the joiners of emoji and letters. */
const WITHOUT_WIDTH = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** Removes folders and invisible characters from an uploaded file's name. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return cleanLine(last.replace(WITHOUT_WIDTH, '')) || 'file';
}

export const extensionOf = (name: string): string => extname(name).slice(1).toLowerCase();

/** Returns the download name of a file: the cleaned name with an extension that matches the kind of its bytes. */
export function originalName(name: string, { extension, aliases }: FileKind): string {
  const found = extensionOf(name);
  const isRight = found === extension || aliases.includes(found);
  const stem = isRight ? name.slice(0, -found.length - 1) : name;
  const ending = isRight ? name.slice(-found.length - 1) : `.${extension}`;
  return shortened(stem, LIMITS.fileName - ending.length) + ending;
}

export const titleFrom = (name: string): string =>
  shortened(name.slice(0, -extname(name).length || undefined), LIMITS.title).trim() || name;

/** Returns a name for the file store: readable, unique and unguessable. */
export const storedName = (title: string, extension: string): string =>
  `${slugOf(title) || 'file'}-${randomBytes(9).toString('hex')}.${extension}`;

/** Returns a name for a variant of a stored picture. `ending` is its extension with the dot. */
export const variantName = (filename: string, variant: string, ending: string): string =>
  `${filename.replace(/\.\w+$/, '')}-${variant}-${randomBytes(4).toString('hex')}${ending}`;

/** Cuts a text to at most `length` UTF-16 units, never inside a character. */
const shortened = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
