import { screen, waitFor } from '@vitral/testing';
import { reload } from '../../page/leave.ts';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { SetWatchContext } from './set-watch-context.ts';
import type { SetWatch } from './set-watch.ts';
import { UnknownAddress } from './unknown-address.tsx';

jest.mock('../../page/leave.ts');

function open(isDue: boolean) {
  const watch: SetWatch = {
    isDue: () => isDue,
    ask: async () => isDue,
    noteMove: jest.fn(),
    start: () => () => undefined,
  };
  renderScreen(
    <SetWatchContext value={watch}>
      <UnknownAddress />
    </SetWatchContext>,
    { role: 'user' },
  );
  return watch;
}

it('says that there is no such page, when the newest set has none either', async () => {
  open(false);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('looks for the page in the newest set', async () => {
  const watch = open(true);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(watch.noteMove).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('heading', { name: 'Page Not Found' })).not.toBeInTheDocument();
});
