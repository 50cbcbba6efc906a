import { screen, within } from '@vitral/sdk/testing';
import { TEAM_MEMBERS } from '../../../test/api-responses.ts';
import { renderBlock } from '../block.fixtures.tsx';

const VALUES = { titleEn: 'Who we are', introductionEn: 'Six people.' };
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the team block', () => {
  it('shows the whole team when nobody is chosen', async () => {
    await renderBlock('team', VALUES);

    expect(names()).toEqual(['Ana', 'Bruno', 'Carla']);
    expect(screen.getByText('Director')).toBeVisible();
    expect(screen.getByText('Six people.')).toBeVisible();
  });

  it('shows the chosen people in their order', async () => {
    await renderBlock('team', { ...VALUES, items: ['c', 'gone', 'a'] });

    expect(names()).toEqual(['Carla', 'Ana']);
  });

  it('folds a long biography', async () => {
    const bioEn = 'She listens before she answers. '.repeat(10).trim();
    const responses = { '/api/team-members': [{ ...TEAM_MEMBERS[1], bioEn }] };
    const { user } = await renderBlock('team', VALUES, { responses });
    expect(screen.getByText(bioEn)).not.toBeVisible();

    await user.click(screen.getByText('About Ana'));
    expect(screen.getByText(bioEn)).toBeVisible();
  });

  it('moves the portraits of the chosen people in a strip', async () => {
    await renderBlock('team', { ...VALUES, items: ['c', 'a'], layout: 'strip' });

    const region = within(screen.getByRole('region', { name: 'Who we are' }));
    expect(region.getByText('Six people.')).toBeVisible();
    const strip = within(region.getByRole('group', { name: 'Who we are' }));
    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'CarlaLeader',
      'AnaDirector',
    ]);
    expect(region.getByRole('button')).toHaveTextContent('Pause the animations');
  });

  it('is left out without a team', async () => {
    const { container } = await renderBlock('team', VALUES, { responses: { '/api/team-members': [] } });

    expect(container).toBeEmptyDOMElement();
  });
});
