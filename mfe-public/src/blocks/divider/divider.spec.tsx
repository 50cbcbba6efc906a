import { screen } from '@vitral/sdk/testing';
import { renderBlock } from '../block.fixtures.tsx';

describe('the divider block', () => {
  it('separates two parts by a line', async () => {
    await renderBlock('divider', { style: 'line' });

    expect(screen.getByRole('separator')).toBeVisible();
  });

  it.each(['ribbon', 'space'])('hides a %s from screen readers', async (style) => {
    const { container } = await renderBlock('divider', { style });

    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('separator')).not.toBeInTheDocument();
  });
});
