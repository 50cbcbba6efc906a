import type { BlockField, BlockType, BlockValueField } from '@vitral/contracts/blocks';
import { DEFAULT_LANGUAGE, fieldIn, type Language, LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { isUUID } from 'class-validator';
import { isRecord } from '../../platform/validation/shapes.ts';
import { cleanLine, cleanText, isWebUrl } from '../../platform/validation/text.ts';
import { isLink } from '../../platform/validation/is-link.ts';
import { isChosenPublicBlock } from '../public-blocks/chosen-public-block.ts';
import { readCaptions } from './read-captions.ts';
import { readRichText } from './read-rich-text.ts';
import type { Report } from './report.ts';

export type Values = Record<string, unknown>;

/** Returns the value in its stored form; undefined for a blank one. */
type Reader = (value: unknown, path: string, report: Report) => unknown;

const textReader =
  (clean: (text: string) => string, most: number): Reader =>
  (value, path, report) => {
    if (typeof value !== 'string') return report(path, 'isString');
    const text = clean(value);
    if (text.length > most) return report(path, 'maxLength');
    return text || undefined;
  };

const line = textReader(cleanLine, LIMITS.landingLine);
const TEXTS: Record<'line' | 'text' | 'richText', Reader> = {
  line,
  text: textReader(cleanText, LIMITS.landingText),
  richText: readRichText,
};

const readUrl: Reader = (value, path, report) => {
  const url = line(value, path, report);
  if (typeof url === 'string' && !isLink(url)) return report(path, 'isWebAddress');
  return url;
};

const readPicture: Reader = (value, path, report) => {
  if (!isRecord(value)) return report(path, 'isObject');
  const { url, isDecorative, ...alt } = value;
  if (typeof url !== 'string' || !isWebUrl(url)) return report(`${path}.url`, 'isWebAddress');
  if (typeof isDecorative !== 'boolean') return report(`${path}.isDecorative`, 'isBoolean');
  return {
    url,
    isDecorative,
    alt: '',
    ...readFields([{ ...UNNAMED, kind: 'line', name: 'alt' }], alt, path, report),
  };
};

/** Accepts a public block that no active module offers, too: staff keep what they chose while a module is deactivated. */
const readPublicBlock: Reader = (value, path, report) =>
  isChosenPublicBlock(value) ? value : report(path, 'isPublicBlock');

const UNNAMED = { label: { es: '', en: '' } };

/** Reads values according to their fields. Unknown values are reported, blank ones left out. */
export function readFields(
  fields: readonly BlockField[],
  values: Values,
  path: string,
  report: Report,
): Values {
  const known = fields.flatMap(namesOf);
  for (const name of Object.keys(values)) if (!known.includes(name)) report(`${path}.${name}`, 'isUnknown');
  const read = fields.flatMap((field) =>
    namesOf(field)
      .filter((name) => values[name] !== undefined && values[name] !== null)
      .map((name) => [name, readerOf(field)(values[name], `${path}.${name}`, report)] as const),
  );
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function readerOf(field: BlockField): Reader {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'richText':
      return TEXTS[field.kind];
    case 'word':
      return line;
    case 'url':
      return readUrl;
    case 'picture':
      return readPicture;
    case 'captions':
      return readCaptions;
    case 'publicBlock':
      return readPublicBlock;
    case 'choice':
      return (value, path, report) =>
        field.options.some((option) => option.value === value) ? value : report(path, 'isIn');
    case 'items':
      return listReader(LIMITS.blockList, (id, path, report) => (isUUID(id) ? id : report(path, 'isUuid')));
    case 'list':
      return listReader(field.most ?? LIMITS.blockList, (item, path, report) =>
        isRecord(item) ? readFields(field.fields, item, path, report) : report(path, 'isObject'),
      );
  }
}

const listReader =
  (most: number, read: Reader): Reader =>
  (value, path, report) => {
    if (!Array.isArray(value)) return report(path, 'isArray');
    if (value.length > most) return report(path, 'arrayMaxSize');
    return value.map((item, index) => read(item, `${path}.${index}`, report));
  };

/** Returns the field names of a text in each language, or the only name if it is not translated. */
export function namesOf({ kind, name }: BlockField): string[] {
  return kind in TEXTS ? LANGUAGES.map((language: Language) => fieldIn(name, language)) : [name];
}

/** Reports required values that are blank, and pictures that need an alternative text. */
export function reportMissing(
  { fields }: Pick<BlockType, 'fields'>,
  values: Values,
  path: string,
  report: Report,
): void {
  for (const field of fields) {
    const value = values[fieldIn(field.name, DEFAULT_LANGUAGE)];
    const place = `${path}.${field.name}`;
    if (field.isRequired && isBlank(value)) report(place, 'isLength');
    if (field.kind === 'picture' && isRecord(value) && !value['isDecorative'] && !value['alt'])
      report(`${place}.alt`, 'isLength');
    if (field.kind === 'list' && Array.isArray(value)) reportItems(field.fields, value, place, report);
  }
}

function reportItems(
  fields: readonly BlockValueField[],
  items: unknown[],
  path: string,
  report: Report,
): void {
  for (const [index, item] of items.entries())
    reportMissing({ fields }, isRecord(item) ? item : {}, `${path}.${index}`, report);
}

const isBlank = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
