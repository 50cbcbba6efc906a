import { act, screen } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { showToast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

const shown = (title: string) => screen.queryByText(title, { selector: 'li *' });

async function showOnPage() {
  await import('./toaster.tsx');
  jest.useFakeTimers();
  await renderOnSite(<ToastRegion />);
}

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => jest.useRealTimers());

describe('ToastRegion', () => {
  it('shows one toast at a time, the newest', async () => {
    await showOnPage();
    act(() => showToast({ title: 'First' }));
    act(() => showToast({ title: 'Second', description: 'More about it' }));
    await advance(100);

    expect(shown('First')).not.toBeInTheDocument();
    expect(shown('Second')).toBeVisible();
    expect(shown('More about it')).toBeVisible();
  });

  it('disappears after five seconds, or after the specified duration', async () => {
    await showOnPage();
    act(() => showToast({ title: 'Usual' }));
    await advance(100);
    await advance(4800);
    expect(shown('Usual')).toBeVisible();
    await advance(300);
    expect(shown('Usual')).not.toBeInTheDocument();

    act(() => showToast({ title: 'Short', duration: 2000 }));
    await advance(100);
    await advance(2000);
    expect(shown('Short')).not.toBeInTheDocument();
  });

  it('is focused with F8 and closed with its button', async () => {
    await showOnPage();
    act(() => showToast({ title: 'Here', tone: 'error' }));
    await advance(100);
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', bubbles: true })));
    expect(region).toContainElement(document.activeElement as HTMLElement);

    act(() => screen.getByRole('button', { name: 'Close the notification' }).click());
    await advance(0);
    expect(shown('Here')).not.toBeInTheDocument();
  });
});
