import { act, render, screen, waitFor } from '@vitral/testing';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useBlocker } from '@vitral/router';
import { goTo, reload } from '../../page/navigation.ts';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { loadNewSet } from './load-new-set.ts';
import type { SetWatch } from './set-watch.ts';

jest.mock('../../page/navigation.ts');

let isDue: boolean;
let isBusy: boolean;
const recordReload = jest.fn();
const watch: SetWatch = {
  isDue: () => isDue,
  recordReload,
  check: async () => isDue,
  start: () => () => undefined,
};

/** A form with unsaved input. */
function Form() {
  const blocker = useBlocker(true);
  return (
    <>
      <button onClick={() => blocker.reset?.()}>Stay</button>
      <button onClick={() => blocker.proceed?.()}>Leave</button>
      <p>{blocker.state}</p>
    </>
  );
}

const boot = bootWith([moduleWith([pageOf('/admin/a', { items: [{ noun: 'users' }] })])]);

let router: ReturnType<typeof createBrowserRouter>;
function open(path: string) {
  history.replaceState(null, '', path);
  router = createBrowserRouter(
    [
      {
        id: 'console',
        path: '/admin',
        element: <Outlet />,
        ...loadNewSet({ boot, watch, isBusy: () => isBusy, router: () => router }),
        children: [
          { path: 'a/*', element: <h1>A</h1> },
          { path: 'b', element: <h1>B</h1> },
          { path: 'form', element: <Form /> },
        ],
      },
    ],
    { hydrationData: { loaderData: { console: null } } },
  );
  render(<RouterProvider router={router} />);
}

const go = (to: string) => act(() => router.navigate(to));
/** Not awaited: navigation to a new document never resolves. */
const startNavigation = (to: string | number) => act(() => void router.navigate(to as string));
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

beforeEach(() => {
  isDue = true;
  isBusy = false;
  jest.mocked(goTo).mockReset();
  jest.mocked(reload).mockReset();
  recordReload.mockReset();
});
afterEach(() => router.dispose());

describe('loadNewSet', () => {
  it('navigates within the document while its set is the newest', async () => {
    isDue = false;
    open('/admin/a');
    await go('/admin/b');
    expect(screen.getByRole('heading', { name: 'B' })).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('loads the next page as a document of the new set', async () => {
    open('/admin/a');
    startNavigation('/admin/b?page=2#row');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/admin/b?page=2#row'));
    expect(recordReload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'A' })).toBeVisible();
  });

  it('loads a document of the new set on Back, when the browser has already changed the URL', async () => {
    isDue = false;
    open('/admin/a');
    await go('/admin/b');
    isDue = true;
    startNavigation(-1);
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(window.location.pathname).toBe('/admin/a');
    expect(goTo).not.toHaveBeenCalled();
  });

  it('ignores changes of query and fragment, and items of the page', async () => {
    open('/admin/a');
    await go('/admin/a?dialog=new');
    await go('/admin/a/u1');
    expect(router.state.location.pathname).toBe('/admin/a/u1');
    expect(goTo).not.toHaveBeenCalled();
  });

  it('asks once before it leaves a form with unsaved input', async () => {
    open('/admin/form');
    startNavigation('/admin/b');
    expect(await screen.findByText('blocked')).toBeVisible();
    press('Stay');
    expect(await screen.findByText('unblocked')).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();

    startNavigation('/admin/b');
    expect(await screen.findByText('blocked')).toBeVisible();
    const held = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('beforeunload', held);
    press('Leave');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/admin/b'));
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(held).not.toHaveBeenCalled();
    window.removeEventListener('beforeunload', held);
  });

  it('loads no document while a mutation is running', async () => {
    isBusy = true;
    open('/admin/a');
    await go('/admin/b');
    expect(screen.getByRole('heading', { name: 'B' })).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
  });
});
