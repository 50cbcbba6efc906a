#!/usr/bin/env node
// The command of a module with a repository of its own: vitral-module publish, vitral-module dev
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ModuleDescriptor } from '@vitral/contracts/modules';
import { publishAndExit } from './command.ts';
import { EXIT, Refusal } from './refusal.ts';
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
    build,
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

async function build() {
  const { VITRAL_MODULE_TOKEN: _token, ...environment } = process.env;
  const child = spawn('webpack', ['--mode', 'production'], {
    stdio: 'inherit',
    env: environment,
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Refusal(EXIT.build, 'The build failed: see the lines above.');
}
