import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { RenderedPage, RenderRequest } from '@vitral/contracts';
import { ReleaseRenderer } from './release-renderer.ts';
import type { RenderThread } from './render-thread.ts';

const REQUEST = { page: 'landing' } as RenderRequest;
const PAGE = { html: 'drawn' } as RenderedPage;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

interface Drawing {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

/** A thread whose pages are drawn when a spec says so. */
class ThreadDouble {
  hasEnded = false;
  readonly drawing: Drawing[] = [];

  render(): Promise<RenderedPage> {
    return new Promise((resolve, reject) => this.drawing.push({ resolve, reject }));
  }

  end(): Promise<void> {
    this.hasEnded = true;
    return Promise.resolve();
  }
}

function rendererWith(...threads: ThreadDouble[]) {
  const start = jest.fn(() => Promise.resolve(threads.shift() as unknown as RenderThread));
  return { renderer: new ReleaseRenderer(start, 10_000), start };
}

async function whenAsked(thread: ThreadDouble): Promise<Drawing> {
  await jest.advanceTimersByTimeAsync(0);
  const last = thread.drawing.at(-1);
  if (!last) throw new Error('Nothing is drawn');
  return last;
}

it('ends its thread only when the last page is drawn', async () => {
  const thread = new ThreadDouble();
  const { renderer } = rendererWith(thread);
  const page = renderer.render(REQUEST);
  const drawing = await whenAsked(thread);
  const drained = renderer.drain();
  await jest.advanceTimersByTimeAsync(1000);
  expect(thread.hasEnded).toBe(false);

  drawing.resolve(PAGE);
  expect(await page).toBe(PAGE);
  await drained;
  expect(thread.hasEnded).toBe(true);
});

it('waits longer after each crash, and not at all after a page that only threw', async () => {
  const [first, second] = [new ThreadDouble(), new ThreadDouble()];
  const { renderer, start } = rendererWith(first, second);
  const thrown = expect(renderer.render(REQUEST)).rejects.toThrow('broken page');
  (await whenAsked(first)).reject(new Error('broken page'));
  await thrown;
  expect(renderer.isResting).toBe(false);

  for (const [thread, pause] of [
    [first, 500],
    [second, 1000],
  ] as const) {
    const crashed = expect(renderer.render(REQUEST)).rejects.toThrow('crash');
    const drawing = await whenAsked(thread);
    thread.hasEnded = true;
    drawing.reject(new Error('crash'));
    await crashed;
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(renderer.isResting).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(renderer.isResting).toBe(false);
  }
  expect(start).toHaveBeenCalledTimes(2);
});
