import { act, screen } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { Island } from '../site/island.tsx';
import { showToast } from './toast.ts';
import * as toaster from './toaster.tsx';

jest.mock('./toaster.tsx', () => {
  const actual = jest.requireActual<typeof toaster>('./toaster.tsx');
  return { ...actual, addToast: jest.fn(actual.addToast) };
});

const shown = (title: string) => screen.queryByText(title, { selector: 'li *' });
const show = (options: toaster.ToastOptions) => act(() => showToast(options));
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const page = (
  <Island name="language-toast" wakeIf="vitral.language-switched" data-text="El idioma ha cambiado." />
);

beforeEach(async () => {
  await renderOnSite(page, 'en');
  jest.useFakeTimers();
});
afterEach(async () => {
  await advance(6000);
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('language toast', () => {
  it('confirms a switch once, for two seconds, on the page in the new language', async () => {
    sessionStorage.setItem('vitral.language-switched', 'es');
    await renderOnSite(page, 'es');
    await wakeIslands();
    await advance(100);
    expect(shown('El idioma ha cambiado.')).toBeVisible();

    await advance(2000);
    expect(shown('El idioma ha cambiado.')).not.toBeInTheDocument();

    await renderOnSite(page, 'es');
    await wakeIslands();
    await advance(100);
    expect(shown('El idioma ha cambiado.')).not.toBeInTheDocument();
  });
});

describe('showToast', () => {
  it('shows one toast at a time, the newest', async () => {
    await show({ title: 'First' });
    await show({ title: 'Second', description: 'More about it' });

    expect(shown('First')).not.toBeInTheDocument();
    expect(shown('Second')).toBeVisible();
    expect(shown('More about it')).toBeVisible();
  });

  it('hides a toast after five seconds, or after the specified duration', async () => {
    await show({ title: 'Usual' });
    await advance(4900);
    expect(shown('Usual')).toBeVisible();
    await advance(300);
    expect(shown('Usual')).not.toBeInTheDocument();

    await show({ title: 'Short', duration: 2000 });
    await advance(2100);
    expect(shown('Short')).not.toBeInTheDocument();
  });

  it('focuses the toasts with F8 and closes one with its button', async () => {
    await show({ title: 'Here', tone: 'error' });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', bubbles: true })));
    expect(region).toContainElement(document.activeElement as HTMLElement);

    act(() => screen.getByRole('button', { name: 'Close the notification' }).click());
    await advance(0);
    expect(shown('Here')).not.toBeInTheDocument();
  });

  it('logs a warning if what renders toasts cannot be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.mocked(toaster.addToast).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    await showToast({ title: 'Lost' });

    expect(warn).toHaveBeenCalledWith('The toast could not be shown', expect.any(Error));
  });
});
