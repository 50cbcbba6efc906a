// Builds src to dist: each TypeScript file by SWC, every other file copied, and the metadata that OpenAPI needs.
import { transformFile } from '@swc/core';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { openApiMetadata } from './openapi-metadata.mjs';

const project = dirname(import.meta.dirname);
const source = join(project, 'src');
const output = join(project, 'dist');

const files = (await readdir(source, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && !/\.spec\.ts$/.test(entry.name))
  .map((entry) => relative(source, join(entry.parentPath, entry.name)));

await rm(output, { recursive: true, force: true });
await Promise.all(
  [...new Set(files.map(dirname))].map((folder) => mkdir(join(output, folder), { recursive: true })),
);
await Promise.all(files.map(buildFile));
await writeFile(join(output, 'metadata.js'), await openApiMetadata(source, files));

async function buildFile(file) {
  if (!file.endsWith('.ts')) return copyFile(join(source, file), join(output, file));
  const { code, map } = await transformFile(join(source, file), {
    cwd: project,
    configFile: join(project, '..', '.swcrc'),
    sourceFileName: relative(dirname(join(output, file)), join(source, file)),
  });
  const target = join(output, file.replace(/\.ts$/, '.js'));
  const name = target.slice(target.lastIndexOf('/') + 1);
  await writeFile(target, `${code}\n//# sourceMappingURL=${name}.map\n`);
  await writeFile(`${target}.map`, map);
}
