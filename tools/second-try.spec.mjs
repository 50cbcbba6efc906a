import { expect, it } from '@jest/globals';
import { secondTry } from './second-try.mjs';

const file = (path, passed, failed) => ({ path, passed, failed, skipped: 0 });
const counts = (passed, failed, failedFiles) => ({ passed, failed, skipped: 1, failedFiles });
const FIRST = {
  name: 'api:test-api',
  output: 'first',
  counts: counts(90, 2, [file('test/a.ts', 4, 1), file('test/b.ts', 3, 1)]),
};
const never = () => Promise.reject(new Error('ran again'));

it('counts what passes the second time as passed, and names it', async () => {
  const asked = [];
  const { counts: found } = await secondTry(FIRST, async (paths) => {
    asked.push(...paths);
    return { counts: { ...counts(9, 0, []), skipped: 0 }, output: 'second' };
  });
  expect(asked).toEqual(['test/a.ts', 'test/b.ts']);
  expect(found).toEqual({
    passed: 92,
    failed: 0,
    skipped: 1,
    repeated: ['api:test-api test/a.ts', 'api:test-api test/b.ts'],
  });
});

it('keeps what fails twice a failure, with both outputs', async () => {
  const again = async () => ({
    counts: { ...counts(8, 1, [file('test/b.ts', 3, 1)]), skipped: 0 },
    output: 'second',
  });
  const { counts: found, output } = await secondTry(FIRST, again);
  expect(found).toEqual({ passed: 91, failed: 1, skipped: 1, repeated: ['api:test-api test/a.ts'] });
  expect(output).toBe('first\n--- once more ---\nsecond');
});

it('lets a run that broke down without counts stay a failure', async () => {
  const again = async () => ({ counts: { passed: 0, failed: 1, skipped: 0 }, output: 'crash' });
  expect((await secondTry(FIRST, again)).counts.failed).toBe(1);
  const broken = { ...FIRST, counts: { passed: 0, failed: 1, skipped: 0 } };
  expect((await secondTry(broken, never)).counts).toEqual(broken.counts);
});

it('does not try again when much is broken, or nothing is', async () => {
  const many = Array.from({ length: 5 }, (_, index) => file(`test/${index}.ts`, 0, 1));
  expect((await secondTry({ ...FIRST, counts: counts(0, 5, many) }, never)).counts.failed).toBe(5);
  expect((await secondTry({ ...FIRST, counts: counts(5, 0, []) }, never)).counts.passed).toBe(5);
});
