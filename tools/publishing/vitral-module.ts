#!/usr/bin/env node
// The command of a module with a repository of its own: vitral-module publish, vitral-module dev
import { readFileSync } from 'node:fs';
import type { ModuleDescriptor } from '@vitral/contracts/modules';
import { buildOwnModule } from './build-module.ts';
import { publishAndExit } from './command.ts';
import { EXIT } from './refusal.ts';
import { serve } from './serve.ts';
import { OPTIONS_TEXT } from './usage.ts';

const USAGE = `Works on the module of this folder.

  npm run publish -- --to https://example.org [options]
  npm run dev -- --to https://example.org

npm run dev serves the module to this machine alone, and prints the address at which your session takes it from here.

${OPTIONS_TEXT}`;

const root = `${process.cwd()}/`;
const [task, ...words] = process.argv.slice(2);
if (task === 'publish')
  await publishAndExit({
    words,
    usage: USAGE,
    root,
    folder: process.env.INIT_CWD,
    module: readName(),
    build: buildOwnModule,
    distOf: () => 'dist',
  });
else if (task === 'dev') await serve(readName(), words);
else {
  console.log(USAGE);
  process.exitCode = task === '--help' ? 0 : EXIT.usage;
}

function readName() {
  return (JSON.parse(readFileSync(`${root}src/module.json`, 'utf8')) as ModuleDescriptor).name;
}
