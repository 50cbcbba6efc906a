import { screen } from '@vitral/sdk/testing';
import { paragraph, renderBlock } from '../block.fixtures.tsx';

const HEADING = { type: 'heading', spans: [{ text: 'How we began' }] };

describe('the text block', () => {
  it('shows its headings below the title of the page', async () => {
    await renderBlock('text', { bodyEn: [HEADING, ...paragraph('With a table.')] });

    expect(screen.getByRole('heading', { level: 2, name: 'How we began' })).toBeVisible();
    expect(screen.getByText('With a table.')).toBeVisible();
  });
});
