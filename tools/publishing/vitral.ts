#!/usr/bin/env node
// The command for a module in its own repository: vitral publish, vitral dev, vitral --help
import { existsSync, readFileSync } from 'node:fs';
import type { ModuleDescriptor } from '@vitral/contracts/modules';
import { buildOwnModule } from './build-module.ts';
import { runAndExit } from './cli.ts';

const root = `${process.cwd()}/`;

await runAndExit(process.argv.slice(2), {
  root,
  folder: process.env.INIT_CWD,
  module: readName(),
  build: buildOwnModule,
  distOf: () => 'dist',
});

/** Returns the name of the module in this folder; undefined elsewhere, where commands such as whoami also work. */
function readName() {
  const file = `${root}src/module.json`;
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as ModuleDescriptor).name;
}
