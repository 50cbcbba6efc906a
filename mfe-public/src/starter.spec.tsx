import { dataset } from './data/page-dataset.ts';

const start = () =>
  jest.isolateModulesAsync(async () => {
    await import('./starter.ts');
  });

beforeEach(() => {
  delete dataset['fonts'];
});

describe('starter', () => {
  it('uses the fonts of the site once the page has loaded', async () => {
    await start();
    expect(dataset).not.toHaveProperty('fonts');

    window.dispatchEvent(new Event('load'));
    expect(dataset).toHaveProperty('fonts');
  });

  it('uses them at once if another page of the site has loaded them', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/en`);
    await start();
    expect(dataset).toHaveProperty('fonts');
  });
});
