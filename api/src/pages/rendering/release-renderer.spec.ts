import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RenderedPage, RenderRequest } from '@vitral/contracts/public-pages';
import { ReleaseRenderer } from './release-renderer.ts';
import type { RenderProcess } from './render-process.ts';

const REQUEST = { page: 'landing' } as RenderRequest;
const PAGE = { html: 'rendered' } as RenderedPage;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

interface Rendering {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

/** A process whose pages a spec resolves by hand. */
class ChildDouble {
  hasEnded = false;
  readonly renderings: Rendering[] = [];

  render(): Promise<RenderedPage> {
    return new Promise((resolve, reject) => this.renderings.push({ resolve, reject }));
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

async function latestRendering(child: ChildDouble): Promise<Rendering> {
  await jest.advanceTimersByTimeAsync(0);
  const last = child.renderings.at(-1);
  if (!last) throw new Error('Nothing is being rendered');
  return last;
}

describe('ReleaseRenderer', () => {
  it('ends its process after its last page', async () => {
    const child = new ChildDouble();
    const { renderer } = rendererWith(child);
    const page = renderer.render(REQUEST);
    const rendering = await latestRendering(child);
    const drained = renderer.drain();
    await jest.advanceTimersByTimeAsync(1000);
    expect(child.hasEnded).toBe(false);

    rendering.resolve(PAGE);
    expect(await page).toBe(PAGE);
    await drained;
    expect(child.hasEnded).toBe(true);
  });

  it('pauses longer after each crash, but not after a page that threw', async () => {
    const [first, second] = [new ChildDouble(), new ChildDouble()];
    const { renderer, start } = rendererWith(first, second);
    const thrown = expect(renderer.render(REQUEST)).rejects.toThrow('broken page');
    (await latestRendering(first)).reject(new Error('broken page'));
    await thrown;
    expect(renderer.isPaused).toBe(false);

    for (const [child, pause] of [
      [first, 500],
      [second, 1000],
    ] as const) {
      const crashed = expect(renderer.render(REQUEST)).rejects.toThrow('crash');
      const rendering = await latestRendering(child);
      child.hasEnded = true;
      rendering.reject(new Error('crash'));
      await crashed;
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(renderer.isPaused).toBe(true);
      await jest.advanceTimersByTimeAsync(1);
      expect(renderer.isPaused).toBe(false);
    }
    expect(start).toHaveBeenCalledTimes(2);
  });
});
