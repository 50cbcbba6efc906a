import { screen } from '@vitral/sdk/testing';
import { PICTURE, renderBlock } from '../block.fixtures.tsx';

const VALUES = { titleEn: 'Moments we share', introductionEn: 'Classes and celebrations.' };

describe('the block of picture columns', () => {
  it('shows drawings until staff choose pictures', async () => {
    const { container } = await renderBlock('picture-columns', VALUES);

    expect(screen.getByRole('region', { name: 'Moments we share' })).toHaveTextContent(
      'Classes and celebrations.',
    );
    expect(container.querySelectorAll('[data-repeat]')).toHaveLength(6);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('repeats the pictures in all columns, and names each of them once', async () => {
    const other = { ...PICTURE, url: '/uploads/river.webp', altEn: 'River' };
    const { container } = await renderBlock('picture-columns', {
      ...VALUES,
      pictures: [{ picture: PICTURE }, { picture: other }],
    });
    const pictures = [...container.querySelectorAll('img')];

    expect(pictures).toHaveLength(30);
    expect(new Set(pictures.map(({ src }) => new URL(src).pathname)).size).toBe(2);
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'Bridge',
      'River',
    ]);
  });

  it('links to another page if it has a link with a text', async () => {
    await renderBlock('picture-columns', { ...VALUES, linkTextEn: 'See the dates', linkUrl: '/educacion' });

    expect(screen.getByRole('link', { name: 'See the dates' })).toHaveAttribute('href', '/en/education');
    expect(screen.getByRole('button')).toHaveTextContent('Pause the animations');
  });
});
