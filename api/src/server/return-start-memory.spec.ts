import { describe, expect, it } from '@jest/globals';
import { returnStartMemory } from './return-start-memory.ts';

const heapMegabytes = () => process.memoryUsage().heapTotal / 1024 / 1024;

function heapOfManyObjects() {
  const objects = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
  expect(objects).toHaveLength(1_000_000);
  return heapMegabytes();
}

describe('returnStartMemory', () => {
  it('returns the memory of objects that are no longer in use', async () => {
    const before = heapOfManyObjects();

    await returnStartMemory();

    expect(before - heapMegabytes()).toBeGreaterThan(20);
  });

  it('does not expose the garbage collector to other code', async () => {
    await returnStartMemory();
    expect(globalThis.gc).toBeUndefined();
  });
});
