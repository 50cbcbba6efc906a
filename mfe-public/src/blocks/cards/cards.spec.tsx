import { screen, within } from '@vitral/sdk/testing';
import { PICTURE, renderBlock } from '../block.fixtures.tsx';

const show = (...cards: object[]) => renderBlock('cards', { titleEn: 'Three pillars', cards });

const WITH_PICTURE = { titleEn: 'Health', textEn: 'Sleep better.', picture: PICTURE, url: '/contact' };

describe('the block of cards', () => {
  it('lists its cards under its title', async () => {
    await show(
      { titleEn: 'Health', textEn: 'Sleep better.', picture: PICTURE },
      { titleEn: 'Business', textEn: 'Listen first.' },
    );
    const [health, business] = within(screen.getByRole('region', { name: 'Three pillars' })).getAllByRole(
      'listitem',
    );

    expect(health).toHaveTextContent('Sleep better.');
    expect(within(health as HTMLElement).getByRole('img', { name: 'Bridge' })).toBeVisible();
    expect(within(business as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('links the title, or the text of the link if there is one', async () => {
    await show(
      { titleEn: 'Health', url: '/contact' },
      { titleEn: 'Business', url: 'https://example.org/', linkTextEn: 'Read more' },
    );

    expect(screen.getByRole('link', { name: 'Health' })).toHaveAttribute('href', '/en/contact');
    const more = screen.getByRole('link', { name: 'Read more' });
    expect(more).toHaveAttribute('rel', 'noreferrer');
    expect(more).toHaveAccessibleDescription('Business');
  });

  it('shows a card without a link as text', async () => {
    await show({ titleEn: 'Health', linkTextEn: 'Read more' });

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each(['panes', 'checks'])('shows texts and links in its layout of %s', async (layout) => {
    await renderBlock('cards', { titleEn: 'Three pillars', cards: [WITH_PICTURE], layout });
    const [item] = within(screen.getByRole('region', { name: 'Three pillars' })).getAllByRole('listitem');

    expect(item).toHaveTextContent('Sleep better.');
    expect(screen.getByRole('link', { name: 'Health' })).toHaveAttribute('href', '/en/contact');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
