import type { CollectionDeclaration, FieldSchema } from '@vitral/contracts/collections';
import {
  MODULE_SETTINGS_LIMITS as LIMITS,
  type SettingDeclaration,
  type SettingsDeclaration,
} from '@vitral/contracts/module-settings';

/** Returns the schema of a collection with a single document, so that the rules of collections also cover settings. */
export function asCollection({ fields, renames = {} }: SettingsDeclaration): CollectionDeclaration {
  return {
    name: 'settings',
    label: '',
    permissions: { read: 'admin', write: 'admin' },
    renames,
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    },
  };
}

function schemaOf(field: SettingDeclaration): FieldSchema {
  switch (field.kind) {
    case 'number': {
      const { minimum, maximum } = field;
      return {
        type: 'number',
        default: field.default,
        ...(minimum !== undefined && { minimum }),
        ...(maximum !== undefined && { maximum }),
      };
    }
    case 'boolean':
      return { type: 'boolean', default: field.default };
    case 'choice':
      return { type: 'string', enum: field.options.map(({ value }) => value), default: field.default };
    case 'text':
    case 'long-text':
    case 'url': {
      const otherwise = field.kind === 'long-text' ? LIMITS.longText : LIMITS.text;
      return {
        type: 'string',
        maxLength: field.maxLength ?? otherwise,
        ...(field.kind === 'url' && { format: 'uri' as const }),
        ...(field.default !== undefined && { default: field.default }),
      };
    }
  }
}
