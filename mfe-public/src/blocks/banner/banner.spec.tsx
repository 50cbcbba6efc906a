import { screen, within } from '@vitral/sdk/testing';
import { renderBlock } from '../block.fixtures.tsx';

const VALUES = { titleEn: 'Come along', contentEn: 'The door is open.', buttonTextEn: 'Write to us' };

describe('the banner block', () => {
  it('shows the next step with its button', async () => {
    await renderBlock('banner', { ...VALUES, buttonUrl: '/contact' });
    const banner = within(screen.getByRole('region', { name: 'Come along' }));

    expect(banner.getByText('The door is open.')).toBeVisible();
    expect(banner.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/en/contact');
  });

  it('offers a second link beside the button', async () => {
    await renderBlock('banner', {
      ...VALUES,
      buttonUrl: '/contact',
      linkTextEn: 'See the dates',
      linkUrl: '/educacion',
    });

    expect(screen.getByRole('link', { name: 'See the dates' })).toHaveAttribute('href', '/en/education');
  });

  it('has no button without a link', async () => {
    await renderBlock('banner', VALUES);

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
