import { act, screen } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LanguageToast } from './page-frame.tsx';

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('LanguageSwitch', () => {
  it('links to the page in each language and marks the current one', async () => {
    await renderOnSite(<LanguageSwitch />, 'en');

    expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('hreflang', 'fr');
  });

  it('saves the choice in a cookie', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom logs that it does not follow links.
    const { user } = await renderOnSite(<LanguageSwitch />, 'en');
    await user.click(screen.getByRole('link', { name: 'Français' }));

    expect(document.cookie).toContain('language=fr');
  });

  it('confirms a switch once, for two seconds, on the page in the new language', async () => {
    await import('../toast/toaster.tsx');
    jest.useFakeTimers();
    sessionStorage.setItem('vitral.language-switched', 'es');
    const page = (
      <>
        <LanguageToast />
        <ToastRegion />
      </>
    );
    const { unmount } = await renderOnSite(page, 'es');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('El idioma ha cambiado.', { selector: 'li *' })).toBeVisible();

    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.queryByText('El idioma ha cambiado.', { selector: 'li *' })).not.toBeInTheDocument();

    unmount();
    await renderOnSite(page, 'es');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.queryByText('El idioma ha cambiado.', { selector: 'li *' })).not.toBeInTheDocument();
  });
});
