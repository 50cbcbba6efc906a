import {
  failure,
  renderPage,
  screen,
  waitFor,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ines, jorge, marta } from './team-members.fixtures.ts';
import { Component } from './team-members.page.tsx';

/** A stub of the API that stores an order and applies moves to it. */
function stubOrderApi(names = [marta, jorge, ines]) {
  let members = names;
  const move = (id: string) => (call: ApiCall) => {
    const { by = 0 } = call.body as { by?: number };
    const from = members.findIndex((each) => each.id === id);
    const rest = members.filter((each) => each.id !== id);
    const moved = members.filter((each) => each.id === id);
    members = [...rest.slice(0, from + by), ...moved, ...rest.slice(from + by)];
    members = members.map((each, order) => ({ ...each, order }));
    return members[from + by];
  };
  return {
    'GET /api/team-members': () => members,
    'POST /api/team-members/m1/move': move('m1'),
    'POST /api/team-members/m2/move': move('m2'),
    'POST /api/team-members/m3/move': move('m3'),
  };
}

async function open(responses: StubbedResponses = {}) {
  const page = renderPage(<Component />, {
    module: remote,
    role: 'manager',
    responses: { ...stubOrderApi(), ...responses },
  });
  await screen.findByRole('list', { name: 'Team members' });
  return page;
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const moves = (calls: readonly ApiCall[]) => calls.filter(({ method }) => method === 'POST');

describe('team order', () => {
  it('cannot move members beyond either end', async () => {
    await open();

    expect(button('Move Marta Ibarra up')).toBeDisabled();
    expect(button('Move Marta Ibarra down')).toBeEnabled();
    expect(button('Move Inés Rey up')).toBeEnabled();
    expect(button('Move Inés Rey down')).toBeDisabled();
  });

  it('moves a member by one position, announces the move and keeps the focus on the button', async () => {
    const { user, calls } = await open();

    await user.click(button('Move Marta Ibarra down'));
    expect(names()).toEqual(['Jorge Cano', 'Marta Ibarra', 'Inés Rey']);
    expect(screen.getByText('Marta Ibarra is now at position 2 of 3')).toBeInTheDocument();
    expect(button('Move Marta Ibarra down')).toHaveFocus();
    expect(await screen.findByText('Team member order updated')).toBeVisible();
    expect(moves(calls)).toMatchObject([{ path: '/api/team-members/m1/move', body: { by: 1 } }]);

    await user.keyboard('{Enter}');
    expect(button('Move Marta Ibarra down')).toBeDisabled();
    expect(button('Move Marta Ibarra up')).toHaveFocus();
    await waitFor(() => expect(moves(calls)).toHaveLength(2));
    expect(names()).toEqual(['Jorge Cano', 'Inés Rey', 'Marta Ibarra']);
  });

  it('sends moves one after the other, in the order in which they were made', async () => {
    let respond = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (respond = resolve));
    const server = stubOrderApi();
    const { user, calls } = await open({
      ...server,
      'POST /api/team-members/m1/move': (call: ApiCall) =>
        waiting.then(() => server['POST /api/team-members/m1/move'](call)),
    });

    await user.click(button('Move Marta Ibarra down'));
    await user.click(button('Move Inés Rey up'));
    expect(names()).toEqual(['Jorge Cano', 'Inés Rey', 'Marta Ibarra']);
    expect(moves(calls)).toHaveLength(1);

    respond();
    await waitFor(() => expect(moves(calls)).toHaveLength(2));
    await waitFor(() => expect(calls.at(-1)?.method).toBe('GET'));
    expect(names()).toEqual(['Jorge Cano', 'Inés Rey', 'Marta Ibarra']);
  });

  it("reverts a failed move and shows the server's reason", async () => {
    const { user } = await open({ 'POST /api/team-members/m1/move': failure(503, 'server.not-ready') });

    await user.click(button('Move Marta Ibarra down'));
    expect(
      await screen.findByText(/^Failed to update team member order: The service is not ready/),
    ).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Marta Ibarra', 'Jorge Cano', 'Inés Rey']));
  });

  it("shows the server's order if somebody else moved members meanwhile", async () => {
    let members = [marta, jorge, ines];
    const { user } = await open({
      'GET /api/team-members': () => members,
      'POST /api/team-members/m1/move': () => {
        members = [ines, jorge, marta].map((each, order) => ({ ...each, order }));
        return members[2];
      },
    });

    await user.click(button('Move Marta Ibarra down'));
    await waitFor(() => expect(names()).toEqual(['Inés Rey', 'Jorge Cano', 'Marta Ibarra']));
  });
});
