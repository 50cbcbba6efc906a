import { screen, within } from '@vitral/sdk/testing';
import { renderBlock } from '../block.fixtures.tsx';

describe('the statement block', () => {
  it('shows its sentences under its title', async () => {
    await renderBlock('statement', {
      titleEn: 'Our mission',
      contentEn: 'To walk beside.\n\nWith patience.',
    });
    const band = within(screen.getByRole('region', { name: 'Our mission' }));

    expect(band.getByRole('heading', { level: 2 })).toBeVisible();
    expect(band.getByText('To walk beside.')).toBeVisible();
    expect(band.getByText('With patience.')).toBeVisible();
  });

  it('marks a sentence that is not in the language of the page', async () => {
    await renderBlock('statement', { titleEn: 'Our mission', content: 'Caminar al lado.' });

    expect(screen.getByText('Caminar al lado.')).toHaveAttribute('lang', 'es');
  });
});
