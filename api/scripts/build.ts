// Builds src to dist: every file but specs, and the metadata for OpenAPI.
import { readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { buildFile } from './build-file.ts';
import { openApiResponses } from './openapi-responses.ts';
import { openApiMetadata, programOf } from './openapi-metadata.ts';

const project = dirname(import.meta.dirname);
const source = join(project, 'src');
const output = join(project, 'dist');

const files = (await readdir(source, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && !/\.spec\.ts$/.test(entry.name))
  .map((entry) => relative(source, join(entry.parentPath, entry.name)));

await rm(output, { recursive: true, force: true });
await Promise.all(files.map((file) => buildFile(file, { source, output })));
const program = programOf(source, files);
await writeFile(join(output, 'metadata.js'), await openApiMetadata(source, program));
await writeFile(join(output, 'responses.json'), JSON.stringify(openApiResponses(program)));
