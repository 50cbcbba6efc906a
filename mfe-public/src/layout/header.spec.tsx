import { act, screen, within } from '@vitral/testing';
import { fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { stubDialogs } from '../../test/stub-dialogs.ts';
import { renderOnSite, siteIn } from '../../test/render-on-site.tsx';
import { saveConsent } from '../consent/consent.ts';
import { SiteContext } from '../site/site-context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

beforeEach(stubDialogs);

describe('Header', () => {
  it('opens a menu with the same links and the languages, and closes it when a link is followed', async () => {
    const { user } = await renderOnSite(<Header />);
    await user.click(screen.getByRole('button', { name: 'Menu' }));

    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    expect(within(menu).getByRole('navigation', { name: 'Language' })).toBeVisible();

    await user.click(within(menu).getByRole('link', { name: 'About' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the menu with its button', async () => {
    const { user } = await renderOnSite(<Header />);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Close the menu' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the logo that staff chose, and the site’s own if that logo is broken', async () => {
    await renderOnSite(<Header />, 'en', { frame: { logo: '/uploads/logo.webp' } });
    const chosen = screen.getByRole('img', { name: 'Vitral' });
    expect(chosen).toHaveAttribute('src', '/uploads/logo.webp');

    fireEvent.error(chosen);
    expect(screen.queryByRole('img', { name: 'Vitral' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vitral, home' })).toHaveTextContent('Vitral');
  });

  it("shows a third party's logo only after the visitor accepts", async () => {
    await renderOnSite(<Header />, 'en', { frame: { logo: 'https://pictures.example/logo.png' } });
    expect(screen.queryByRole('img', { name: 'Vitral' })).not.toBeInTheDocument();

    act(() => saveConsent('accepted'));
    expect(screen.getByRole('img', { name: 'Vitral' })).toHaveAttribute(
      'src',
      'https://pictures.example/logo.png',
    );

    document.cookie = 'consent=; path=/; max-age=0';
  });

  it('marks the current page', async () => {
    await renderOnSite(<Header />, 'en', { page: 'education' });
    expect(screen.getByRole('link', { name: 'Education' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/en#acerca');
  });

  it('marks the section of the landing page that is being read', async () => {
    const section = document.body.appendChild(document.createElement('section'));
    section.id = 'mission';
    const placeAt = (top: number) => {
      section.getBoundingClientRect = () => new DOMRect(0, top, 100, 400);
      fireEvent.scroll(window);
    };
    await renderOnSite(<Header />);
    const link = screen.getByRole('link', { name: 'Mission' });
    expect(link).toHaveAttribute('href', '#mission');

    placeAt(100);
    expect(link).toHaveAttribute('aria-current', 'location');

    placeAt(700);
    expect(link).not.toHaveAttribute('aria-current');
    section.remove();
  });

  it('links to the footer navigation for visitors without scripts', async () => {
    const site = await siteIn('en');
    const markup = renderToString(
      <SiteContext value={site}>
        <Header />
        <Footer />
      </SiteContext>,
    );
    document.body.innerHTML = markup;

    const fallback = screen.getByRole('link', { name: 'Go to the menu at the foot of the page' });
    const target = document.querySelector<HTMLElement>(fallback.getAttribute('href') ?? '');
    expect(within(target ?? document.body).getByRole('link', { name: 'Education' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('command', 'show-modal');
  });
});
