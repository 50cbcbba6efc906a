import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  type Language,
  LANGUAGES,
  type Translated,
  translationFields,
  type Translations,
} from '@vitral/contracts/languages';

type Decorators<Fields> = { [Field in keyof Fields]: () => PropertyDecorator };

/**
 * Returns a base class for DTOs with the translations of some fields, each decorated as its function says; missing ones
 * are absent. `schemas` describes fields that are not texts, since the build does not see these fields.
 */
export function WithOptionalTranslations<Fields extends object>(
  decorators: Decorators<Fields>,
  schemas: { [Field in keyof Fields]?: ApiPropertyOptions } = {},
): new () => Translated<Fields> {
  class OptionalTranslations extends (Object as new () => object) {}
  decorate(OptionalTranslations, decorators, (name) => schemas[name as keyof Fields] ?? { type: String });
  return OptionalTranslations as new () => Translated<Fields>;
}

/** Extends `base` in the same way, for texts of rows: missing ones are null, so that a full update clears them. */
export function WithTranslations<Name extends string, Base extends object = object>(
  decorators: Record<Name, () => PropertyDecorator>,
  base: new () => Base = Object as never,
): new () => Base & Translations<Name> {
  const fields = Object.keys(decorators).flatMap(translationFields);
  class RowTranslations extends (base as new () => object) {
    constructor() {
      super();
      for (const field of fields) Object.assign(this, { [field]: null });
    }
  }
  decorate(RowTranslations, decorators, () => ({ type: String, nullable: true }));
  return RowTranslations as new () => Base & Translations<Name>;
}

/** Returns a DTO with a text in each language, decorated as `decoratorIn` says. Texts that are not in `required` may be absent. */
export function TextInEveryLanguage(
  decoratorIn: (language: Language) => PropertyDecorator,
  required: readonly Language[],
): new () => Record<Language, string> {
  class Texts extends (Object as new () => object) {
    constructor() {
      super();
      for (const language of LANGUAGES)
        if (!required.includes(language)) Object.assign(this, { [language]: '' });
    }
  }
  for (const language of LANGUAGES) {
    decoratorIn(language)(Texts.prototype, language);
    ApiProperty({ type: String, required: required.includes(language) })(Texts.prototype, language);
  }
  return Texts as new () => Record<Language, string>;
}

function decorate(
  target: new () => object,
  decorators: object,
  schemaOf: (name: string) => ApiPropertyOptions,
): void {
  for (const [name, decorator] of Object.entries<() => PropertyDecorator>(decorators as never)) {
    for (const field of translationFields(name)) {
      decorator()(target.prototype, field);
      ApiProperty({ ...schemaOf(name), required: false } as ApiPropertyOptions)(target.prototype, field);
    }
  }
}
