import assert from 'node:assert';
import { AsyncLocalStorage } from 'node:async_hooks';
import buffer from 'node:buffer';
import crypto from 'node:crypto';
import events from 'node:events';
import { readFileSync } from 'node:fs';
import stream from 'node:stream';
import stringDecoder from 'node:string_decoder';
import url from 'node:url';
import util from 'node:util';
import { compileFunction } from 'node:vm';

/** Node's modules that rendering needs; none reaches beyond the process. */
const MODULES: Readonly<Record<string, unknown>> = {
  async_hooks: { AsyncLocalStorage },
  string_decoder: stringDecoder,
  ...{ assert, buffer, crypto, events, stream, url, util },
};

/** Returns the exports of a CommonJS file of a release, which can require these modules of Node but no other file. */
export function loadPublished(file: string): unknown {
  const module = { exports: {} as unknown };
  const run = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require', 'module'], {
    filename: file,
  });
  (run as (...parts: unknown[]) => void)(module.exports, requireModule, module);
  return module.exports;
}

function requireModule(name: string): unknown {
  const found = MODULES[name.replace(/^node:/, '')];
  if (found === undefined || !Object.hasOwn(MODULES, name.replace(/^node:/, '')))
    throw Object.assign(new Error(`Published code may not use ${name}`), { code: 'ERR_ACCESS_DENIED' });
  return found;
}
