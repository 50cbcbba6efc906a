import { screen } from '@vitral/sdk/testing';
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

  it('shows a drawing until staff choose a picture', async () => {
    const { container } = await renderBlock('picture-text', { ...VALUES, picture: null, drawing: 'tree' });

    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('shows the picture instead of the drawing, also in an arched window', async () => {
    const { container } = await renderBlock('picture-text', { ...VALUES, drawing: 'tree', frame: 'lancet' });

    expect(screen.getByRole('img', { name: 'Bridge' })).toBeVisible();
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('use')).toHaveAttribute('href', '#lancet-frame');
  });
});
