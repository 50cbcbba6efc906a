import { dataset } from './data/page-dataset.ts';

const start = () =>
  jest.isolateModulesAsync(async () => {
    await import('./starter.ts');
  });

const settle = () => jest.advanceTimersByTimeAsync(99);
let load: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  delete dataset['fonts'];
  load = jest.fn(() => Promise.resolve([]));
  // jsdom has no fonts.
  Object.assign(document, { fonts: { load } });
});

afterEach(() => jest.useRealTimers());

describe('starter', () => {
  it('loads the fonts of the site after the page and its first paint, and then uses them', async () => {
    await start();
    expect(load).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('load'));
    expect(load).not.toHaveBeenCalled();
    jest.advanceTimersByTime(99);
    expect(load).toHaveBeenCalledWith('1em Marcellus,Figtree');
    expect(dataset).not.toHaveProperty('fonts');
    await settle();
    expect(dataset).toHaveProperty('fonts');
  });

  it('uses the other font if one cannot be loaded', async () => {
    load.mockRejectedValue(new DOMException('No font', 'NetworkError'));
    await start();
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(dataset).toHaveProperty('fonts');
  });

  it('leaves what is below the screen without a layout', async () => {
    document.body.innerHTML = '<main><p>Seen</p><section><p>Below</p></section></main>';
    const below = () => new DOMRect(0, 900);
    const measure = jest.fn(below);
    for (const section of document.querySelectorAll('section')) section.getBoundingClientRect = below;
    for (const text of document.querySelectorAll('section p')) text.getBoundingClientRect = measure;
    await start();
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(dataset).toHaveProperty('fonts');
    expect(measure).not.toHaveBeenCalled();
  });

  it.each([
    ['uses them if nothing on the screen moves', 400, 900, true],
    ['keeps the standard fonts if something on the screen would move', 428, 900, false],
    ['uses them if only something below the screen moves', 400, 928, true],
  ])('%s', async (_, seen, below, isUsed) => {
    document.body.innerHTML = '<main><p>Seen</p><p>Below</p></main>';
    const tops = [
      [400, seen],
      [900, below],
    ] as const;
    document.querySelectorAll('p').forEach((text, index) => {
      const [before, after] = tops[index] ?? [0, 0];
      text.getBoundingClientRect = () => new DOMRect(0, 'fonts' in dataset ? after : before);
    });
    await start();
    window.dispatchEvent(new Event('load'));
    await settle();
    expect('fonts' in dataset).toBe(isUsed);
  });

  it('uses them at once if another page of the site has loaded them', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/en`);
    await start();
    expect(dataset).toHaveProperty('fonts');
  });
});
