import { dataset } from './data/page-dataset.ts';

const start = () =>
  jest.isolateModulesAsync(async () => {
    await import('./starter.ts');
  });

const settle = () => new Promise((resolve) => setTimeout(resolve));
let load: jest.Mock;

beforeEach(() => {
  delete dataset['fonts'];
  load = jest.fn(() => Promise.resolve([]));
  // jsdom has no fonts.
  Object.assign(document, { fonts: { load } });
});

describe('starter', () => {
  it('loads the fonts of the site after the page, and then uses them', async () => {
    await start();
    expect(load).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('load'));
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

  it('uses them at once if another page of the site has loaded them', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/en`);
    await start();
    expect(dataset).toHaveProperty('fonts');
  });
});
