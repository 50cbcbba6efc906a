import { type DocumentSchema, type DocumentSchemas, referredName } from '@vitral/contracts/site-calls';

/** Names that the generated file itself uses, which no type of the site may have. */
const TAKEN = [
  'Page',
  'ReadOptions',
  'WriteOptions',
  'Record',
  'Promise',
  'FormData',
  'Blob',
  'URLSearchParams',
];
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Writes the type of a JSON schema. References become the names of `declareTypes`. */
export function typeOf(schema: DocumentSchema | undefined, indent = ''): string {
  if (!schema) return 'unknown';
  const type = schema.$ref ? typeName(referredName(schema.$ref)) : combined(schema, indent);
  return schema.nullable && type !== 'unknown' && !type.endsWith('| null') ? `${type} | null` : type;
}

/** Writes a declaration for each schema that these refer to, sorted by name. */
export function declareTypes(roots: Iterable<DocumentSchema>, schemas: DocumentSchemas): string[] {
  const names = new Set<string>();
  const visit = (schema: DocumentSchema): void => {
    const name = schema.$ref && referredName(schema.$ref);
    if (name && !names.has(name)) {
      names.add(name);
      visit(schemaOf(name, schemas));
    }
    innerSchemas(schema).forEach(visit);
  };
  for (const root of roots) visit(root);
  return [...names].toSorted().map((name) => {
    const schema = schemaOf(name, schemas);
    return `${comment(schema.description)}export type ${typeName(name)} = ${typeOf(schema)};`;
  });
}

/** Writes a documentation comment; nothing if there is no text. */
export function comment(text: string | undefined, indent = ''): string {
  if (!text) return '';
  return `${indent}/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ').trim()} */\n`;
}

/** Writes the name of a property, quoted if necessary. */
export const propertyName = (name: string): string => (IDENTIFIER.test(name) ? name : quoted(name));

/** Writes a text as a literal. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

function typeName(name: string): string {
  const identifier = name.replaceAll(/[^\w$]/g, '_').replace(/^(?=\d)/, '_');
  return TAKEN.includes(identifier) ? `Site${identifier}` : identifier;
}

/** An unknown reference is a schema that allows any value. */
const schemaOf = (name: string, schemas: DocumentSchemas): DocumentSchema =>
  (Object.hasOwn(schemas, name) ? schemas[name] : undefined) ?? {};

function innerSchemas(schema: DocumentSchema): DocumentSchema[] {
  const { items, properties = {}, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema;
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...(items ? [items] : []), ...Object.values(properties), ...others, ...allOf, ...anyOf, ...oneOf];
}

function combined({ allOf, ...schema }: DocumentSchema, indent: string): string {
  if (!allOf) return plainType(schema, indent);
  // A part without its own declaration adds nothing to the others.
  const own = schema.properties || schema.enum ? [plainType(schema, indent)] : [];
  return [...own, ...allOf.map((part) => grouped(typeOf(part, indent), '|'))].join(' & ') || 'unknown';
}

function plainType(schema: DocumentSchema, indent: string): string {
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return [...new Set(union.map((part) => typeOf(part, indent)))].join(' | ');
  if (schema.enum) return schema.enum.map(literal).join(' | ') || 'never';
  switch (schema.type ?? '') {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return `${grouped(typeOf(schema.items, indent), '|&')}[]`;
    case 'object':
      return objectType(schema, indent);
    default:
      return 'unknown';
  }
}

function objectType(schema: DocumentSchema, indent: string): string {
  const { properties, additionalProperties: others = properties === undefined } = schema;
  const values = typeof others === 'object' ? typeOf(others, indent) : 'unknown';
  const map = others === false ? '' : `Record<string, ${values}>`;
  const entries = Object.entries(properties ?? {});
  if (entries.length === 0) return map || 'Record<string, never>';
  const fields = entries.map(([name, field]) => fieldOf(name, field, schema.required ?? [], `${indent}  `));
  const object = `{\n${fields.join('\n')}\n${indent}}`;
  return map ? `${object} & ${map}` : object;
}

function fieldOf(name: string, schema: DocumentSchema, required: string[], indent: string): string {
  const mark = required.includes(name) ? '' : '?';
  const { description } = schema;
  return `${comment(description, indent)}${indent}${propertyName(name)}${mark}: ${typeOf(schema, indent)};`;
}

const literal = (value: unknown): string => (typeof value === 'string' ? quoted(value) : String(value));

/** Adds parentheses around a type that has one of these operators outside braces. */
function grouped(type: string, operators: string): string {
  const flat = type.replaceAll(/'(\\.|[^'])*'/g, "''").replaceAll(/\{[^]*\}/g, '{}');
  return [...operators].some((operator) => flat.includes(` ${operator} `)) ? `(${type})` : type;
}
