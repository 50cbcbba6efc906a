import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { SERVER_ARENAS, SERVER_BOUNDS } from './server-bounds.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('server bounds', () => {
  it('npm start bounds the heap, with and without exec, and the arenas where there is exec', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    const command = `node ${SERVER_BOUNDS} tools/start.mjs`;
    expect(scripts.start).toBe(`exec env MALLOC_ARENA_MAX=${SERVER_ARENAS} ${command} || ${command}`);
  });

  it('the image bounds heap and arenas of all its commands', () => {
    const image = read('deploy/Dockerfile');
    expect(image).toContain(`\nENV NODE_OPTIONS="${SERVER_BOUNDS}" MALLOC_ARENA_MAX=${SERVER_ARENAS}\n`);
  });
});
