import { screen } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { lazyComponent } from './lazy-component.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const waiting = () => <p>One moment</p>;

/** webpack's error for a chunk that did not load. */
const chunkLoadError = () =>
  Object.assign(new Error('Loading chunk 12 failed.\n(error: /12.js)'), { name: 'ChunkLoadError' });

describe('lazyComponent', () => {
  it('loads when it is first rendered', async () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    const LateGreeting = lazyComponent('greeting', load, waiting);
    expect(load).not.toHaveBeenCalled();

    renderUi(<LateGreeting name="Ana" />);
    expect(await screen.findByText('Hello, Ana')).toBeVisible();
  });

  it('shows a failure to load with a retry in its place, and leaves the rest of the page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(chunkLoadError());
    const LateGreeting = lazyComponent('late-greeting', load, waiting);

    const user = renderUi(
      <>
        <LateGreeting name="Ana" />
        <p>Beside it</p>
      </>,
    );
    expect(await screen.findByText('This part of the console could not be loaded')).toBeVisible();
    expect(screen.getByText(/server could not be reached/)).toBeVisible();
    expect(screen.queryByText(/chunk/i)).not.toBeInTheDocument();
    expect(screen.getByText('Beside it')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello, Ana')).toBeVisible();
  });
});
