import { SOCIAL_PLATFORMS } from '@vitral/sdk/contracts/social-feeds';
import { screen } from '@vitral/sdk/testing';
import { POSTS } from '../../../test/api-responses.ts';
import { renderBlock } from '../block.fixtures.tsx';
import { block } from './feed.block.ts';

const VALUES = { titleEn: 'What we post' };
const [ON_INSTAGRAM] = POSTS;
const responses = {
  '/api/social-feeds/latest': [
    ON_INSTAGRAM,
    { ...ON_INSTAGRAM, id: 'p2', platform: 'youtube', title: 'Talk' },
  ],
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the block of posts', () => {
  it('shows the posts of all platforms, or of one', async () => {
    await renderBlock('feed', VALUES, { responses });
    expect(titles()).toEqual(['La mesa', 'Talk']);

    await renderBlock('feed', { ...VALUES, platform: 'youtube' }, { responses });
    expect(titles()).toEqual(['Talk']);
  });

  it('is left out without posts of its platform', async () => {
    const { container } = await renderBlock('feed', { ...VALUES, platform: 'linkedin' }, { responses });

    expect(container).toBeEmptyDOMElement();
  });

  it('shows embeds below the posts if staff want them, also without posts', async () => {
    await renderBlock('feed', { ...VALUES, embeds: 'shown' }, { responses });
    expect(titles()).toEqual(['La mesa', 'Talk', 'Vitral · Video']);

    await renderBlock('feed', { ...VALUES, embeds: 'shown', platform: 'linkedin' }, { responses });
    expect(titles()).toEqual(['Vitral · Video']);
  });

  it('offers every platform', () => {
    const { options } = block.fields[2];

    expect(options.map(({ value }) => value)).toEqual(['all', ...SOCIAL_PLATFORMS]);
  });
});
