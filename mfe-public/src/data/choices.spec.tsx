import { readCountry, saveChoice } from './choices.ts';
import { startChoices } from './start-choices.ts';

afterEach(() => {
  document.cookie = 'country=; path=/; max-age=0';
});

describe('choices', () => {
  it('are saved in cookies, and removed from them', () => {
    const changed = jest.fn();
    window.addEventListener('vitral:choice', changed, { once: true });
    saveChoice('country', 'mex');
    expect(document.cookie).toContain('country=mex');
    expect(changed).toHaveBeenCalled();

    saveChoice('country', null);
    expect(document.cookie).not.toContain('country');
  });

  it('are attributes of the page for its style sheets', () => {
    document.cookie = 'country=can; path=/';
    startChoices();

    expect(document.documentElement).toHaveAttribute('data-country', 'can');
    expect(document.documentElement).toHaveAttribute('data-consent', 'unasked');
  });

  it('ignores an unknown country', () => {
    document.cookie = 'country=atl; path=/';

    expect(readCountry()).toBeNull();
  });
});
