import { screen } from '@vitral/testing';
import { renderScreen } from '../testing/render-screen.fixtures.tsx';
import { latePart } from './late-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

it('comes when it is drawn', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const LateGreeting = latePart('greeting', load);
  expect(load).not.toHaveBeenCalled();

  renderScreen(<LateGreeting name="Ana" />);
  expect(await screen.findByText('Hello, Ana')).toBeVisible();
});

it('is asked for again by whoever waits for what was lost on its way', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('lost'));
  const LateGreeting = latePart('lost-greeting', load);

  const { user } = renderScreen(<LateGreeting name="Ana" />);
  expect(await screen.findByText(/server could not be reached/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello, Ana')).toBeVisible();
});
