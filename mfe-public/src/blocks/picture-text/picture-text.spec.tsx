import { screen } from '@vitral/testing';
import { paragraph, PICTURE, renderBlock } from '../block.fixtures.tsx';

const VALUES = { titleEn: 'The bridge', bodyEn: paragraph('It holds.'), picture: PICTURE };

describe('the block of a picture and a text', () => {
  it.each(['start', 'end'])('puts the picture at the %s', async (side) => {
    await renderBlock('picture-text', { ...VALUES, side });
    const picture = screen.getByRole('img', { name: 'Bridge' });
    const order = picture.compareDocumentPosition(screen.getByText('It holds.'));

    expect(order).toBe(
      side === 'start' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(screen.getByRole('region', { name: 'The bridge' })).toBeVisible();
  });

  it('shows the text alone without a picture', async () => {
    await renderBlock('picture-text', { ...VALUES, picture: null });

    expect(screen.getByText('It holds.')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
