import { screen, within } from '@vitral/testing';
import { readTeamMembers } from '../data/team-members.ts';
import { LEADERS } from '../../test/landing-responses.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { TeamMembers } from './team-members.tsx';

const shown = () => screen.getByRole('group').textContent;
const show = () => renderOnSite(<TeamMembers copy={undefined} leaders={readTeamMembers(LEADERS, 'en')} />);

it('starts with the first leader by order', async () => {
  await show();

  expect(screen.getByRole('region', { name: 'Team leaders' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(shown()).toContain('Ana');
  expect(shown()).toContain('Director');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows the person that is clicked, marks it and announces it', async () => {
  const { user } = await show();
  const [carla] = screen.getAllByRole('button', { name: 'Show Carla' });
  if (carla) await user.click(carla);

  expect(shown()).toContain('Runs');
  expect(carla).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3: Carla');
});

it.each(['{Enter}', ' '])('shows the focused person on the key "%s"', async (key) => {
  const { user } = await show();
  screen.getAllByRole('button', { name: 'Show Bruno' })[0]?.focus();
  await user.keyboard(key);

  expect(shown()).toContain('Bruno');
});

it('wraps round at both ends', async () => {
  const { user } = await show();

  await user.click(screen.getByRole('button', { name: 'Previous person' }));
  expect(shown()).toContain('Carla');

  await user.click(screen.getByRole('button', { name: 'Next person' }));
  expect(shown()).toContain('Ana');
});

it('moves with arrow keys, Home and End', async () => {
  const { user } = await show();
  screen.getByRole('button', { name: 'Next person' }).focus();

  await user.keyboard('{ArrowLeft}');
  expect(shown()).toContain('Carla');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toContain('Bruno');
  await user.keyboard('{Home}');
  expect(shown()).toContain('Ana');
  await user.keyboard('{End}');
  expect(shown()).toContain('Carla');
});

it('has a dot for each person', async () => {
  const { user } = await show();
  const dots = screen.getAllByRole('list', { name: 'Choose a person' }).at(-1) ?? document.body;

  await user.click(within(dots).getByRole('button', { name: 'Show Bruno' }));
  expect(shown()).toContain('Listens');
});

it('calls a person without a name Unknown', async () => {
  await renderOnSite(<TeamMembers copy={undefined} leaders={readTeamMembers([{ id: 'x' }], 'en')} />);

  expect(shown()).toContain('Unknown');
});
