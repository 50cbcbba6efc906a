import { screen, waitFor } from '@vitral/testing';
import { reload } from '../../page/navigation.ts';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { SetWatchContext, type SetWatch } from './set-watch.ts';
import { UnknownPath } from './unknown-path.tsx';

jest.mock('../../page/navigation.ts');

function open(isDue: boolean) {
  const watch: SetWatch = {
    isDue: () => isDue,
    check: async () => isDue,
    recordReload: jest.fn(),
    start: () => () => undefined,
  };
  renderScreen(
    <SetWatchContext value={watch}>
      <UnknownPath />
    </SetWatchContext>,
    { role: 'user' },
  );
  return watch;
}

describe('UnknownPath', () => {
  it('shows that the page does not exist if the newest set does not have it either', async () => {
    open(false);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads if a newer set is active', async () => {
    const watch = open(true);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(watch.recordReload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading', { name: 'Page Not Found' })).not.toBeInTheDocument();
  });
});
