import { screen } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { isDismissed } from '../data/dismissed.ts';
import { dataset } from '../data/page-dataset.ts';
import type { SiteOptions } from '../../test/render-on-site.tsx';
import { AnnouncementBar } from './announcement.tsx';

const LINK = { url: '/contact', text: '' };

afterEach(() => {
  localStorage.clear();
  delete dataset['dismissed'];
});

const open = (link: typeof LINK | null = null, page: SiteOptions['page'] = 'landing') =>
  renderOnSite(<AnnouncementBar />, 'fr', {
    page,
    frame: { announcement: { id: 'k3x9', text: 'Nous déménageons', link } },
  });

describe('AnnouncementBar', () => {
  it('is absent without an announcement', async () => {
    await renderOnSite(<AnnouncementBar />);

    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('shows the text, and links to the page in the visitor’s language', async () => {
    await open(LINK);

    expect(screen.getByRole('complementary', { name: 'Annonce' })).toHaveTextContent('Nous déménageons');
    expect(screen.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute('href', '/fr/contact');
  });

  it('links to another site with the text of staff, and to a section from any page', async () => {
    await open({ url: 'https://wa.me/525512345678', text: 'Écrivez-nous' }, 'terms');
    const link = screen.getByRole('link', { name: 'Écrivez-nous' });
    expect(link).toHaveAttribute('href', 'https://wa.me/525512345678');
    expect(link).toHaveAttribute('rel', 'noreferrer');

    await open({ url: '#mission', text: '' }, 'terms');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/fr#mission');
  });

  it('wakes only at its button, not under a pointer that rests at the top of the page', async () => {
    const { container } = await open();

    expect([...container.querySelectorAll('[data-island]')]).toEqual([screen.getByRole('button')]);
  });

  it('is dismissed for good with its button, which forgets the one dismissed before', async () => {
    localStorage.setItem('vitral.announcement.older', '');
    const { user } = await open();
    await wakeIslands();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Fermer l’annonce' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(dataset).toHaveProperty('dismissed', '');
    expect(isDismissed('k3x9')).toBe(true);
    expect(isDismissed('another')).toBe(false);
    expect(localStorage).toHaveLength(1);
  });

  it('is dismissed on this page if the browser blocks its storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { user } = await open();
    await wakeIslands();
    await user.click(screen.getByRole('button'));

    expect(dataset).toHaveProperty('dismissed', '');
  });
});
