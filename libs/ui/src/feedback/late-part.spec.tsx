import { screen } from '@testing-library/react';
import { draw } from '../../test/draw.tsx';
import { latePart } from './late-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const waiting = () => <p>One moment</p>;

/** As webpack says it. */
const lost = () =>
  Object.assign(new Error('Loading chunk 12 failed.\n(error: /12.js)'), { name: 'ChunkLoadError' });

it('comes when it is rendered', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const LateGreeting = latePart('greeting', load, waiting);
  expect(load).not.toHaveBeenCalled();

  draw(<LateGreeting name="Ana" />);
  expect(await screen.findByText('Hello, Ana')).toBeVisible();
});

it('is asked for again by whoever waits for it, and leaves what is beside it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(lost());
  const LateGreeting = latePart('lost-greeting', load, waiting);

  const user = draw(
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
