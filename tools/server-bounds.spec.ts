import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { SERVER_BOUNDS } from './server-bounds.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('server bounds', () => {
  it('npm start bounds the heap, with and without exec', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    const command = `node ${SERVER_BOUNDS} tools/start.ts`;
    expect(scripts.start).toBe(`exec ${command} || ${command}`);
  });

  it('the image bounds the heap of all its commands', () => {
    expect(read('deploy/Dockerfile')).toContain(`\nENV NODE_OPTIONS="${SERVER_BOUNDS}"\n`);
  });
});
