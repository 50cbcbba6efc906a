import { screen } from '@vitral/sdk/testing';
import { EMBEDS } from '../../../test/api-responses.ts';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { renderBlock } from '../block.fixtures.tsx';

const VALUES = { titleEn: 'Elsewhere' };
const [VIDEO] = EMBEDS;
const responses = { '/api/embeds': [VIDEO, { ...VIDEO, id: 'e2', title: 'Second video' }] };
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the block of embeds', () => {
  it('shows the chosen embeds in their order, or all', async () => {
    await renderBlock('embed', VALUES, { responses });
    expect(titles()).toEqual(['Vitral · Video', 'Second video']);

    await renderBlock('embed', { ...VALUES, items: ['e2', 'e1'] }, { responses });
    expect(titles()).toEqual(['Second video', 'Vitral · Video']);
  });

  it('loads an embed on request', async () => {
    const { user } = await renderBlock('embed', VALUES);
    await wakeIslands();
    await user.click(screen.getByRole('button', { name: /^Load content from YouTube/ }));

    expect(screen.getByTitle('Vitral · Video (YouTube)')).toHaveFocus();
  });

  it('is left out without embeds', async () => {
    const { container } = await renderBlock('embed', VALUES, { responses: { '/api/embeds': [] } });

    expect(container).toBeEmptyDOMElement();
  });
});
