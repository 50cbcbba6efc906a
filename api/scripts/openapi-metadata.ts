// Metadata of types that decorators cannot see, so that OpenAPI shows the fields of requests and responses.
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { transform } from '@swc/core';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';

const SUFFIXES = { dtoFileNameSuffix: ['.dto.ts'], controllerFileNameSuffix: ['.controller.ts'] };

/** Generates a module whose default export returns the metadata, with paths relative to `source`. */
export async function openApiMetadata(source: string, program: ts.Program) {
  const folder = await mkdtemp(join(tmpdir(), 'vitral-openapi-'));
  try {
    new PluginMetadataGenerator().generate({
      visitors: [
        new ReadonlyVisitor({
          ...SUFFIXES,
          pathToSource: source,
          introspectComments: true,
          classValidatorShim: true,
          esmCompatible: true,
        }),
      ],
      outputDir: folder,
      tsProgramRef: program,
    });
    const { code } = await transform(await readFile(join(folder, 'metadata.ts'), 'utf8'), {
      swcrc: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'es6' },
    });
    return code;
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function programOf(source: string, files: string[]) {
  const config = ts.getParsedCommandLineOfConfigFile(join(source, '..', 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic(diagnostic) {
      throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  });
  const rootNames = files
    .filter((file) => /\.(dto|controller)\.ts$/.test(file))
    .map((file) => join(source, file));
  return ts.createProgram({ rootNames, options: config?.options ?? {} });
}
