import { describe, expect, it } from '@jest/globals';
import { AppError } from '../errors/app-error.ts';
import { Slots } from './slots.ts';

/** Starts pieces of work that end on demand. */
function worksOn(slots: Slots) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) =>
    slots.run(
      () =>
        new Promise<string>((resolve) => {
          started.push(name);
          ends.set(name, () => resolve(name));
        }),
    );
  return { started, run, end: (name: string) => ends.get(name)?.() };
}

describe('Slots', () => {
  it('runs works in order, and no more at once than it has slots', async () => {
    const { started, run, end } = worksOn(new Slots(2));
    const works = ['a', 'b', 'c', 'd'].map(run);
    await Promise.resolve();
    expect(started).toEqual(['a', 'b']);

    end('b');
    await works[1];
    await new Promise(setImmediate);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('refuses work beyond what may wait', async () => {
    const { run, end } = worksOn(new Slots(1, 1));
    const first = run('a');
    void run('b');

    await expect(run('c')).rejects.toThrow(new AppError('request.too-many', { retryAfter: 5 }));
    end('a');
    expect(await first).toBe('a');
  });

  it('passes on the slot of a work that fails', async () => {
    const slots = new Slots(1);
    await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.run(() => Promise.resolve('whole'))).toBe('whole');
  });
});
