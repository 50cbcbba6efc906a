import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { RenderedPage, RenderRequest } from '@vitral/contracts';
import { ReleaseRenderer } from './release-renderer.ts';
import type { RenderProcess } from './render-process.ts';

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

/** A process whose pages a spec resolves by hand. */
class ChildDouble {
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

function rendererWith(...children: ChildDouble[]) {
  const start = jest.fn(() => Promise.resolve(children.shift() as unknown as RenderProcess));
  return { renderer: new ReleaseRenderer(start, 10_000), start };
}

async function whenAsked(child: ChildDouble): Promise<Drawing> {
  await jest.advanceTimersByTimeAsync(0);
  const last = child.drawing.at(-1);
  if (!last) throw new Error('Nothing is drawn');
  return last;
}

it('ends its process only when the last page is drawn', async () => {
  const child = new ChildDouble();
  const { renderer } = rendererWith(child);
  const page = renderer.render(REQUEST);
  const drawing = await whenAsked(child);
  const drained = renderer.drain();
  await jest.advanceTimersByTimeAsync(1000);
  expect(child.hasEnded).toBe(false);

  drawing.resolve(PAGE);
  expect(await page).toBe(PAGE);
  await drained;
  expect(child.hasEnded).toBe(true);
});

it('waits longer after each crash, and not at all after a page that only threw', async () => {
  const [first, second] = [new ChildDouble(), new ChildDouble()];
  const { renderer, start } = rendererWith(first, second);
  const thrown = expect(renderer.render(REQUEST)).rejects.toThrow('broken page');
  (await whenAsked(first)).reject(new Error('broken page'));
  await thrown;
  expect(renderer.isResting).toBe(false);

  for (const [child, pause] of [
    [first, 500],
    [second, 1000],
  ] as const) {
    const crashed = expect(renderer.render(REQUEST)).rejects.toThrow('crash');
    const drawing = await whenAsked(child);
    child.hasEnded = true;
    drawing.reject(new Error('crash'));
    await crashed;
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(renderer.isResting).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(renderer.isResting).toBe(false);
  }
  expect(start).toHaveBeenCalledTimes(2);
});
