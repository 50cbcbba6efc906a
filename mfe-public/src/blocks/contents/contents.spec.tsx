import { screen } from '@vitral/sdk/testing';
import { renderBlock } from '../block.fixtures.tsx';

describe('the contents block', () => {
  it('shows nothing on a page without headings that was never published', async () => {
    await renderBlock('contents', { date: 'shown' });

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByText('Last updated:')).not.toBeInTheDocument();
  });
});
