import { screen } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { startLayout } from './start-layout.ts';

afterEach(() => sessionStorage.clear());

describe('LanguageSwitch', () => {
  it('links to the page in each language and marks the current one', async () => {
    await renderOnSite(<LanguageSwitch label="Language" />, 'en');

    expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('hreflang', 'fr');
  });

  it('saves the choice in a cookie, to be confirmed on the next page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom logs that it does not follow links.
    const { user } = await renderOnSite(<LanguageSwitch label="Language" />, 'en');
    startLayout();
    await user.click(screen.getByRole('link', { name: 'Français' }));

    expect(document.cookie).toContain('language=fr');
    expect(sessionStorage.getItem('vitral.language-switched')).toBe('fr');
  });
});
