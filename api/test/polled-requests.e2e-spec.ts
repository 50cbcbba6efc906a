import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { AppModule } from '../src/server/app.module.ts';
import { declaredRoutes } from '../src/platform/access/route-table.ts';
import { Configuration } from '../src/platform/config/configuration.ts';

const WORKSPACE = join(import.meta.dirname, '../..');
const SOURCES = '{mfe-*,shell,libs/*}/src/**/*.{ts,tsx}';

/**
 * Paths that other code requests again: mfe-settings/src/modules/site-state.tsx when a poll finds another channel, and
 * libs/ui/src/forms/follow-presence.ts when it reopens streams.
 */
const FOLLOWING = ['/api/modules', '/api/modules/history', '/api/presence/:noun/:id'];

const CALL = /\bapi\.\w+(?:<[^(]*>)?\(\s*['`]([^'`]+)['`]/;

/** Puts the constant PATH of a source file in its places. */
function withPath(source: string): string {
  const path = /^const PATH = '([^']+)';$/m.exec(source)?.[1];
  return path ? source.replaceAll('${PATH}', path).replaceAll('(PATH,', `('${path}',`) : source;
}

/** Top-level statements of a source file by name. */
function statementsOf(source: string): Map<string, string> {
  const statements = source.split(/^(?=(?:export )?(?:const|function|async function) )/m);
  return new Map(statements.map((text) => [/(?:const|function) (\w+)/.exec(text)?.[1] ?? '', text]));
}

/** Path that a query requests, directly or by a function in the same file, with parameters as routes name them. */
function pathOf(query: string, statements: Map<string, string>): string | undefined {
  const own = CALL.exec(query)?.[1];
  if (own) return own.replaceAll(/\$\{(\w+)\}/g, ':$1');
  const [, , called = ''] = /queryFn:( async)? \([^)]*\) => (\w+)\(/.exec(query) ?? [];
  return CALL.exec(statements.get(called) ?? '')?.[1];
}

function polledPaths(): string[] {
  const files = globSync(SOURCES, { cwd: WORKSPACE, exclude: (path) => /\.spec\.tsx?$/.test(path) });
  const paths = files.flatMap((file) => {
    const statements = statementsOf(withPath(readFileSync(`${WORKSPACE}/${file}`, 'utf8')));
    const polling = [...statements].filter(([, text]) => text.includes('refetchInterval'));
    return polling.map(([name, text]) => `/api${pathOf(text, statements) ?? ` of ${name} in ${file}`}`);
  });
  return [...new Set(paths)].sort();
}

describe('polled requests', () => {
  it('marks exactly the handlers that pages poll', async () => {
    const unused = 'postgresql://unused@127.0.0.1/vitral';
    const module = AppModule.on(new Configuration({}), unused);
    const application = await NestFactory.create(module, { preview: true, logger: false });
    const declared = declaredRoutes(application.get(ModulesContainer)).filter(({ isPolled }) => isPolled);
    expect(declared.every(({ method }) => method === 'GET')).toBe(true);
    expect(declared.map(({ path }) => path).sort()).toEqual([...polledPaths(), ...FOLLOWING].sort());
  });
});
