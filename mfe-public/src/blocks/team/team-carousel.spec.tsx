import { screen, within } from '@vitral/sdk/testing';
import { readTeamMembers } from '../../data/team-members.ts';
import { TEAM_MEMBERS } from '../../../test/api-responses.ts';
import { renderOnSite } from '../../../test/render-on-site.tsx';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { TeamCarousel } from './team-carousel.tsx';

const shown = () => screen.getByRole('group').textContent;

async function show(rows: unknown = TEAM_MEMBERS) {
  const { user } = await renderOnSite(<TeamCarousel members={readTeamMembers(rows, 'en')} />);
  await wakeIslands();
  return user;
}

describe('TeamCarousel', () => {
  it('starts with the first team member by order', async () => {
    await show();

    expect(screen.getByRole('region', { name: 'Team leaders' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    expect(shown()).toContain('Ana');
    expect(shown()).toContain('Director');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('exposes every team member before its script loads, for readers without scripts', async () => {
    await renderOnSite(<TeamCarousel members={readTeamMembers(TEAM_MEMBERS, 'en')} />);

    expect(screen.getAllByRole('group')).toHaveLength(TEAM_MEMBERS.length);
  });

  it('shows, marks and announces the clicked team member', async () => {
    const user = await show();
    const [carla] = screen.getAllByRole('button', { name: 'Show Carla' });
    if (carla) await user.click(carla);

    expect(shown()).toContain('Runs');
    expect(carla).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3: Carla');
  });

  it.each(['{Enter}', ' '])('shows the focused team member on the key "%s"', async (key) => {
    const user = await show();
    screen.getAllByRole('button', { name: 'Show Bruno' })[0]?.focus();
    await user.keyboard(key);

    expect(shown()).toContain('Bruno');
  });

  it('wraps round at both ends', async () => {
    const user = await show();

    await user.click(screen.getByRole('button', { name: 'Previous person' }));
    expect(shown()).toContain('Carla');

    await user.click(screen.getByRole('button', { name: 'Next person' }));
    expect(shown()).toContain('Ana');
  });

  it('moves with arrow keys, Home and End', async () => {
    const user = await show();
    screen.getByRole('button', { name: 'Next person' }).focus();

    await user.keyboard('{ArrowLeft}');
    expect(shown()).toContain('Carla');
    expect(screen.getByRole('button', { name: 'Next person' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toContain('Bruno');
    await user.keyboard('{Home}');
    expect(shown()).toContain('Ana');
    await user.keyboard('{End}');
    expect(shown()).toContain('Carla');
  });

  it.each([
    ['portraits', 0],
    ['dots', 1],
  ])('moves the focus among the %s with the selection', async (_, list) => {
    const user = await show();
    const button = (name: string) => screen.getAllByRole('button', { name })[list];
    button('Show Ana')?.focus();

    await user.keyboard('{ArrowRight}');
    expect(button('Show Bruno')).toHaveFocus();
    await user.keyboard('{End}');
    expect(button('Show Carla')).toHaveFocus();
  });

  it('has a dot for each team member', async () => {
    const user = await show();
    const dots = screen.getAllByRole('list', { name: 'Choose a person' }).at(-1) ?? document.body;

    await user.click(within(dots).getByRole('button', { name: 'Show Bruno' }));
    expect(shown()).toContain('Listens');
  });

  it('shows a team member without a name as Unknown', async () => {
    await show([{ id: 'x' }]);

    expect(shown()).toContain('Unknown');
  });
});
