import type * as previousReleases from './previous-releases.ts';

let releases: typeof previousReleases;
/** Imports the module again, like another document of the same tab. */
async function nextDocument() {
  jest.resetModules();
  releases = await import('./previous-releases.ts');
}

beforeEach(async () => {
  sessionStorage.clear();
  await nextDocument();
});

describe('previous releases', () => {
  it('stores per tab which modules show their previous release', async () => {
    releases.showPrevious('a', 'mfe-people');
    await nextDocument();
    expect(releases.showsPrevious('a', 'mfe-people')).toBe(true);
    expect(releases.showsPrevious('a', 'mfe-social')).toBe(false);

    releases.showCurrent('a', 'mfe-people');
    await nextDocument();
    expect(releases.showsPrevious('a', 'mfe-people')).toBe(false);
  });

  it('clears the choice when the set changes', async () => {
    releases.showPrevious('a', 'mfe-people');
    await nextDocument();
    expect(releases.showsPrevious('b', 'mfe-people')).toBe(false);
  });

  it.each(['', 'null', '{"set":1}', '{"set":"a","modules":"mfe-people"}'])(
    'ignores the invalid stored value “%s”',
    async (text) => {
      sessionStorage.setItem('vitral-previous-releases', text);
      await nextDocument();
      expect(releases.showsPrevious('a', 'mfe-people')).toBe(false);
    },
  );

  it('stores the choice in the document if the browser blocks the storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const listener = jest.fn();
    releases.onPreviousChange(listener);
    releases.showPrevious('a', 'mfe-people');
    expect(releases.showsPrevious('a', 'mfe-people')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
