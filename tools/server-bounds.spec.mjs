import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { SERVER_BOUNDS } from './server-bounds.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('bounds the heap of npm start, with and without exec', () => {
  const { start } = JSON.parse(read('package.json')).scripts;
  const command = `node ${SERVER_BOUNDS} tools/start.mjs`;
  expect(start).toBe(`exec ${command} || ${command}`);
});

it('bounds the heap of whatever the image runs', () => {
  expect(read('deploy/Dockerfile')).toContain(`\nENV NODE_OPTIONS="${SERVER_BOUNDS}"\n`);
});
