import { screen } from '@vitral/testing';
import { renderToString } from 'react-dom/server.node';
import { renderOnSite, siteIn } from '../../test/render-on-site.tsx';
import { CookieSettingsButton } from '../layout/footer.tsx';
import { SiteContext } from '../site/site-context.ts';
import { CookieBanner } from './cookie-banner.tsx';

const page = (
  <>
    <CookieBanner />
    <main id="content" tabIndex={-1} />
    <CookieSettingsButton />
  </>
);

afterEach(() => {
  document.cookie = 'consent=; path=/; max-age=0';
});

describe('CookieBanner', () => {
  it.each([
    ['Accept', 'consent=accepted.'],
    ['Decline', 'consent=declined.'],
  ])('saves the choice "%s" and does not ask again', async (choice, cookie) => {
    const { user, unmount } = await renderOnSite(page);
    await user.click(screen.getByRole('button', { name: choice }));

    expect(document.cookie).toContain(cookie);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();

    unmount();
    await renderOnSite(page);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('reopens from the footer, shows the choice, and returns the focus', async () => {
    document.cookie = 'consent=accepted.2999-01-01; path=/';
    const { user } = await renderOnSite(page);
    const settings = screen.getByRole('button', { name: 'Cookie settings' });
    await user.click(settings);

    const banner = screen.getByRole('region', { name: 'You decide what is loaded' });
    expect(banner).toHaveFocus();
    expect(banner).toHaveTextContent('At the moment: accepted.');

    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(settings).toHaveFocus();
    expect(document.cookie).toContain('consent=declined.');
  });

  it('links to the privacy page and is not a dialog', async () => {
    await renderOnSite(page, 'fr');

    expect(screen.getByRole('link', { name: 'En savoir plus sur vos données' })).toHaveAttribute(
      'href',
      '/fr/privacy',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not part of the server’s markup', async () => {
    const site = await siteIn('en');

    expect(renderToString(<SiteContext value={site}>{page}</SiteContext>)).not.toContain('Accept');
  });
});
