import type { BlockField } from '@vitral/sdk/contracts/blocks';
import { fieldIn, type Language, readingOrder } from '@vitral/sdk/contracts/languages';
import { plainTextOf, type RichText } from '@vitral/sdk/contracts/rich-text';
import { isObject, objectsOf, textOf, type JsonObject } from '../data/json.ts';
import { paragraphsOf, type Phrase, phraseOf } from '../data/phrase.ts';
import { readPublicBlock, type ShownPublicBlock } from '../data/public-block.ts';

/** A rich text in the first language that has one; `lang` is null if that is the language of the page. */
export interface ShownRichText {
  lang: Language | null;
  /** Its words, without markup. */
  text: string;
  parts: RichText;
}

export interface ShownPicture {
  url: string;
  /** Blank for a decorative picture. */
  alt: Phrase;
}

/** Captions of a film in one language. */
export interface ShownCaptions {
  language: Language;
  url: string;
}

type ValueOf<Field> = Field extends { kind: 'line' }
  ? Phrase
  : Field extends { kind: 'text' }
    ? Phrase[]
    : Field extends { kind: 'richText' }
      ? ShownRichText
      : Field extends { kind: 'picture' }
        ? ShownPicture | null
        : Field extends { kind: 'captions' }
          ? ShownCaptions[]
          : Field extends { kind: 'publicBlock' }
            ? ShownPublicBlock | null
            : Field extends { kind: 'choice'; options: readonly { value: infer Value }[] }
              ? Value
              : Field extends { kind: 'items' }
                ? string[]
                : Field extends { kind: 'list'; fields: infer Fields extends readonly BlockField[] }
                  ? BlockValues<Fields>[]
                  : string;

/** Values of a block in the page's language; missing ones are blank or empty. */
export type BlockValues<Fields extends readonly BlockField[]> = {
  [Field in Fields[number] as Field['name']]: ValueOf<Field>;
};

/** Reads the values that the fields of a block type name. Stored values of another kind count as missing. */
export function readValues<const Fields extends readonly BlockField[]>(
  fields: Fields,
  values: JsonObject,
  language: Language,
): BlockValues<Fields> {
  const read = fields.map((field) => [field.name, readValue(field, values, language)]);
  return Object.fromEntries(read) as BlockValues<Fields>;
}

function readValue(field: BlockField, values: JsonObject, language: Language): unknown {
  const value = values[field.name];
  switch (field.kind) {
    case 'line':
      return phraseOf(values, field.name, language);
    case 'text':
      return paragraphsOf(phraseOf(values, field.name, language));
    case 'richText':
      return readRichText(values, field.name, language);
    case 'picture':
      return readPicture(value, language);
    case 'captions':
      return readCaptions(value, language);
    case 'publicBlock':
      return readPublicBlock(value, language);
    case 'choice':
      return (field.options.find((option) => option.value === value) ?? field.options[0])?.value;
    case 'items':
      return Array.isArray(value) ? value.map(textOf) : [];
    case 'list':
      return Array.isArray(value)
        ? objectsOf(value).map((item) => readValues(field.fields, item, language))
        : [];
    case 'word':
    case 'url':
      return textOf(value);
  }
}

function readRichText(values: JsonObject, name: string, language: Language): ShownRichText {
  const partsIn = (one: Language) => {
    const parts = values[fieldIn(name, one)];
    return Array.isArray(parts) && parts.length > 0 ? (parts as RichText) : null;
  };
  const lang = readingOrder(language).find(partsIn) ?? language;
  const parts = partsIn(lang) ?? [];
  return { lang: lang === language ? null : lang, text: plainTextOf(parts), parts };
}

function readPicture(value: unknown, language: Language): ShownPicture | null {
  if (!isObject(value) || !textOf(value.url)) return null;
  const alt = value.isDecorative === true ? { children: '' } : phraseOf(value, 'alt', language);
  return { url: textOf(value.url), alt };
}

/** Returns the captions in each language that has some, the page's first. */
function readCaptions(value: unknown, language: Language): ShownCaptions[] {
  if (!isObject(value)) return [];
  const each = readingOrder(language).map((one) => ({
    language: one,
    url: textOf(value[fieldIn('url', one)]),
  }));
  return each.filter(({ url }) => url);
}
