import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes that a server sends before the first confirmation (ten segments, RFC 6928), less the headers. */
const FIRST_FLIGHT = 13_700;

describe('drawings of the hero', () => {
  it.each(['hero', 'health', 'education'])('%s reaches a phone in the first flight', (name) => {
    const { size } = statSync(join(__dirname, `../../assets/${name}-640.avif`));
    expect(size).toBeLessThan(FIRST_FLIGHT);
  });
});
