import { act, screen } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { showToast } from './toast.ts';
import { ToastPlace } from './toast-place.tsx';

const shown = (title: string) => screen.queryByText(title, { selector: 'li *' });

async function showOnPage() {
  await import('./toaster.tsx');
  jest.useFakeTimers();
  await renderOnSite(<ToastPlace />);
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => jest.useRealTimers());

it('shows one toast at a time, the newest', async () => {
  await showOnPage();
  act(() => showToast({ title: 'First' }));
  act(() => showToast({ title: 'Second', description: 'More about it' }));
  await pass(100);

  expect(shown('First')).not.toBeInTheDocument();
  expect(shown('Second')).toBeVisible();
  expect(shown('More about it')).toBeVisible();
});

it('leaves after five seconds, or when its time is given, after that', async () => {
  await showOnPage();
  act(() => showToast({ title: 'Usual' }));
  await pass(100);
  await pass(4800);
  expect(shown('Usual')).toBeVisible();
  await pass(300);
  expect(shown('Usual')).not.toBeInTheDocument();

  act(() => showToast({ title: 'Short', duration: 2000 }));
  await pass(100);
  await pass(2000);
  expect(shown('Short')).not.toBeInTheDocument();
});

it('is reached with F8 and closed by its button', async () => {
  await showOnPage();
  act(() => showToast({ title: 'Here', tone: 'error' }));
  await pass(100);
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', bubbles: true })));
  expect(region).toContainElement(document.activeElement as HTMLElement);

  act(() => screen.getByRole('button', { name: 'Close the notification' }).click());
  await pass(0);
  expect(shown('Here')).not.toBeInTheDocument();
});
