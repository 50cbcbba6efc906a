import type { BlockCaptions } from '@vitral/contracts/blocks';
import { fieldIn, LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { readWebVtt } from '@vitral/contracts/webvtt';
import { isRecord } from '../../platform/validation/shapes.ts';
import { cleanText } from '../../platform/validation/text.ts';
import type { Report } from './report.ts';

const NAMES = LANGUAGES.map((language) => fieldIn('webvtt', language));

/** Reads captions in each language; undefined without any. */
export function readCaptions(value: unknown, path: string, report: Report): BlockCaptions | undefined | void {
  // Older releases of the console, without captions, send this for a new block.
  if (value === '') return undefined;
  if (!isRecord(value)) return report(path, 'isObject');
  for (const name of Object.keys(value))
    if (!NAMES.some((known) => known === name)) report(`${path}.${name}`, 'isUnknown');
  const read = NAMES.map((name) => [name, readText(value[name] ?? '', `${path}.${name}`, report)] as const);
  const filled = read.filter(([, text]) => text);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

function readText(value: unknown, path: string, report: Report): string | void {
  if (typeof value !== 'string') return report(path, 'isString');
  if (value.length > LIMITS.captions) return report(path, 'maxLength');
  const text = cleanText(value.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
  if (text && readWebVtt(text).error) return report(path, 'isWebVtt');
  return text;
}
