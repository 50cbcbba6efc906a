import { act, screen } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { ToastPlace } from '../toast/toast-place.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LanguageNotice } from './page-frame.tsx';

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('links to the address of each language and marks the current one', async () => {
  await renderOnSite(<LanguageSwitch />, 'en');

  expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('hreflang', 'fr');
});

it('keeps the choice in the visitor’s cookie', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom follows no links and says so
  const { user } = await renderOnSite(<LanguageSwitch />, 'en');
  await user.click(screen.getByRole('link', { name: 'Français' }));

  expect(document.cookie).toContain('language=fr');
});

it('confirms a switch for two seconds on the page it leads to, once', async () => {
  await import('../toast/toaster.tsx');
  jest.useFakeTimers();
  sessionStorage.setItem('vitral.language-switched', 'es');
  const page = (
    <>
      <LanguageNotice />
      <ToastPlace />
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
