import { inEveryLanguage } from '@vitral/sdk/contracts/languages';
import { screen, within } from '@vitral/sdk/testing';
import { fireEvent } from '@testing-library/react';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { stubDialogs } from '../../test/stub-dialogs.ts';
import { startPortraits } from '../glass/start-portraits.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { startLayout } from './start-layout.ts';

beforeEach(stubDialogs);

async function openPage() {
  const { user } = await renderOnSite(<Header />);
  startLayout();
  return user;
}

describe('Header', () => {
  it('has one control for the language', async () => {
    await openPage();

    expect(screen.getByRole('button', { name: /^Language, country and time/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Français' })).not.toBeInTheDocument();
  });

  it('opens a menu with the same links and the languages, and closes it when a link is followed', async () => {
    const user = await openPage();
    await user.click(screen.getByRole('button', { name: 'Menu' }));

    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/en/contact');
    expect(within(menu).queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
    expect(within(menu).getByRole('navigation', { name: 'Language' })).toBeVisible();

    await user.click(within(menu).getByRole('link', { name: 'About' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('links to a page of staff between education and contact, and marks it while it is open', async () => {
    const slugs = inEveryLanguage(() => 'how-to-start');
    const pages = [{ title: { children: 'How to start' }, slugs }];
    await renderOnSite(<Header />, 'en', { frame: { pages } });
    const [navigation = document.body] = screen.getAllByRole('navigation', { name: 'Main' });

    const links = within(navigation).getAllByRole('link');
    expect(links.slice(-3).map(({ textContent }) => textContent)).toEqual([
      'Education',
      'How to start',
      'Contact',
    ]);
    expect(links.at(-2)).toHaveAttribute('href', '/en/how-to-start');
  });

  describe('call to action', () => {
    const action = (url: string | null, style: 'filled' | 'outlined' | 'plain' = 'filled') => ({
      text: { children: 'Join us' },
      url,
      style,
    });
    const linksOf = () => {
      const [navigation = document.body] = screen.getAllByRole('navigation', { name: 'Main' });
      return within(navigation).getAllByRole('link');
    };

    it('leads to the contact page under its own text', async () => {
      await renderOnSite(<Header />, 'en', { page: 'contact', frame: { action: action(null) } });
      const link = linksOf().at(-1);

      expect(link).toHaveTextContent('Join us');
      expect(link).toHaveAttribute('href', '/en/contact');
      expect(link).toHaveAttribute('aria-current', 'page');
      expect(screen.queryByRole('link', { name: 'Contact' })).not.toBeInTheDocument();
    });

    it.each([
      ['/educacion', '/en/education'],
      ['/contact?topic=join', '/en/contact?topic=join'],
      ['#mission', '/en#mission'],
      ['mailto:hola@vitral.example', 'mailto:hola@vitral.example'],
      ['https://wa.me/525512345678', 'https://wa.me/525512345678'],
    ])('leads to %s, and the contact page stays in the menus', async (url, href) => {
      await renderOnSite(<Header />, 'en', { page: 'terms', frame: { action: action(url) } });

      expect(linksOf().at(-1)).toHaveAttribute('href', href);
      expect(linksOf().at(-2)).toHaveAttribute('href', '/en/contact');
      const menu = within(document.querySelector('dialog') ?? document.body);
      expect(menu.getByText('Contact')).toHaveAttribute('href', '/en/contact');
    });

    it('folds the contact page and a page of staff into one entry of the header', async () => {
      const slugs = inEveryLanguage(() => 'one');
      const pages = [{ title: { children: 'One' }, slugs }];
      await renderOnSite(<Header />, 'en', { frame: { pages, action: action('/education') } });
      const [navigation = document.body] = screen.getAllByRole('navigation', { name: 'Main' });

      expect(within(navigation).getByText('More')).toBeVisible();
      expect(linksOf().at(-1)).toHaveTextContent('Join us');
    });

    it('has the look that staff chose', async () => {
      const lookOf = async (style: 'filled' | 'outlined' | 'plain') => {
        await renderOnSite(<Header />, 'en', { frame: { action: action(null, style) } });
        return linksOf().at(-1)?.className;
      };

      expect(new Set([await lookOf('filled'), await lookOf('outlined'), await lookOf('plain')]).size).toBe(3);
    });
  });

  it('folds several pages of staff into one entry of the header, but not of the menu', async () => {
    const page = (name: string) => ({ title: { children: name }, slugs: inEveryLanguage(() => name) });
    const { user } = await renderOnSite(<Header />, 'en', { frame: { pages: [page('one'), page('two')] } });
    const [navigation = document.body] = screen.getAllByRole('navigation', { name: 'Main' });
    const entry = within(navigation).getByText('More');

    expect(entry.closest('details')).not.toHaveAttribute('open');
    await user.click(entry);
    expect(entry.closest('details')).toHaveAttribute('open');
    expect(within(navigation).getByRole('link', { name: 'two' })).toHaveAttribute('href', '/en/two');
    const menu = within(document.querySelector('dialog') ?? document.body);
    expect(menu.queryByText('More')).not.toBeInTheDocument();
  });

  it('closes the menu with its button', async () => {
    const user = await openPage();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Close the menu' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the logo that staff chose, and the site’s own if that logo is broken', async () => {
    await renderOnSite(<Header />, 'en', { frame: { logo: '/uploads/logo.webp' } });
    startPortraits();
    const logo = screen.getByRole('img', { name: 'Vitral' });
    expect(logo).toHaveAttribute('src', '/uploads/logo.webp');

    fireEvent.error(logo);
    expect(logo).toHaveAttribute('src', '');
    expect(screen.getByRole('link', { name: 'Vitral, home' })).toHaveTextContent('Vitral');
  });

  it('marks the current page', async () => {
    await renderOnSite(<Header />, 'en', { page: 'education' });
    expect(screen.getByRole('link', { name: 'Education' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/en#acerca');
  });

  it('marks the section of the landing page that is being read', async () => {
    const reports: IntersectionObserverCallback[] = [];
    const observer = { observe: jest.fn() } as unknown as IntersectionObserver;
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
      reports.push(report);
      return observer;
    });
    await renderOnSite(
      <>
        <Header />
        <section id="mission" />
      </>,
    );
    startLayout();
    const target = document.querySelector('#mission') as HTMLElement;
    const setRead = (isIntersecting: boolean) =>
      reports.forEach((report) => report([{ isIntersecting } as IntersectionObserverEntry], observer));
    const link = screen.getByRole('link', { name: 'Mission' });
    expect(link).toHaveAttribute('href', '#mission');
    expect(observer.observe).toHaveBeenCalledWith(target);

    setRead(true);
    expect(link).toHaveAttribute('aria-current', 'location');

    setRead(false);
    expect(link).not.toHaveAttribute('aria-current');
  });

  it('links to the footer navigation for visitors without scripts', async () => {
    await renderOnSite(
      <>
        <Header />
        <Footer />
      </>,
    );

    const fallback = screen.getByRole('link', { name: 'Go to the menu at the foot of the page' });
    const target = document.querySelector<HTMLElement>(fallback.getAttribute('href') ?? '');
    expect(within(target ?? document.body).getByRole('link', { name: 'Education' })).toBeVisible();
  });
});
