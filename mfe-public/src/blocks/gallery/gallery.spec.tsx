import { screen, within } from '@vitral/sdk/testing';
import { PICTURE, renderBlock } from '../block.fixtures.tsx';

const BRIDGE = { picture: PICTURE, captionEn: 'Seen from the park' };
const ORNAMENT = { picture: { ...PICTURE, isDecorative: true } };
const MISSING = { picture: null, captionEn: 'Not there' };

describe('the gallery block', () => {
  it('shows its pictures with their captions', async () => {
    await renderBlock('gallery', { titleEn: 'Bridges', pictures: [BRIDGE, ORNAMENT, MISSING] });

    const [first, ...others] = screen.getAllByRole('figure');
    expect(within(first as HTMLElement).getByRole('img', { name: 'Bridge' })).toBeVisible();
    expect(first).toHaveTextContent('Seen from the park');
    expect(others).toHaveLength(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the first picture large, above the others', async () => {
    await renderBlock('gallery', { pictures: [BRIDGE, ORNAMENT], layout: 'wide' });

    expect(screen.getAllByRole('figure')).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Bridge' }).closest('li')).toBeNull();
  });
});
