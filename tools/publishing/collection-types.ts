import type { CollectionDeclaration } from '@vitral/contracts/collections';
import type { DocumentSchema } from '@vitral/contracts/site-calls';
import { quoted, typeOf } from './schema-types.ts';

/** Writes the type of the documents of a collection that the module declares, and its queries and mutations. */
export function collectionCalls(module: string, { name, schema }: CollectionDeclaration): string {
  const noun = name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
  const type = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}Fields`;
  return `/** Fields of a document of the collection ${name}. */
export type ${type} = ${typeOf(schema as DocumentSchema)};

export const ${noun}Collection = /* @__PURE__ */ collectionOf<${type}>(${quoted(module)}, ${quoted(name)});`;
}
