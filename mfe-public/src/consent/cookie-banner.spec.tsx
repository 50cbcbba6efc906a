import { screen } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { stubPopovers } from '../../test/stub-popovers.ts';
import { wakeIslands } from '../../test/wake-islands.ts';
import { CookieSettingsButton } from '../layout/footer.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { startConsent } from './start-consent.ts';

async function openPage(language: 'en' | 'fr' = 'en') {
  const { user } = await renderOnSite(
    <>
      <CookieBanner />
      <main id="content" tabIndex={-1} />
      <CookieSettingsButton />
    </>,
    language,
  );
  startConsent();
  await wakeIslands();
  return user;
}

beforeAll(stubPopovers);
afterEach(() => {
  document.cookie = 'consent=; path=/; max-age=0';
});

describe('CookieBanner', () => {
  it.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('saves the choice "%s" and does not ask again', async (name, choice) => {
    const user = await openPage();
    expect(document.documentElement).toHaveAttribute('data-consent', 'unasked');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name }));

    expect(document.cookie).toContain(`consent=${choice}.`);
    expect(document.documentElement).toHaveAttribute('data-consent', choice);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();

    await openPage();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('reopens from the footer, and returns the focus', async () => {
    document.cookie = 'consent=accepted.2999-01-01; path=/';
    const user = await openPage();
    const settings = screen.getByRole('button', { name: 'Cookie settings' });
    await user.click(settings);
    expect(screen.getByRole('region', { name: 'You decide what is loaded' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(settings).toHaveFocus();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(document.cookie).toContain('consent=declined.');
  });

  it('closes after a choice in another tab', async () => {
    await openPage();
    document.cookie = 'consent=declined.2999-01-01; path=/';
    document.dispatchEvent(new Event('visibilitychange'));

    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('links to the privacy page and is not a dialog', async () => {
    await openPage('fr');

    expect(screen.getByRole('link', { name: 'En savoir plus sur vos données' })).toHaveAttribute(
      'href',
      '/fr/privacy',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not shown before the scripts run', async () => {
    await renderOnSite(<CookieBanner />);

    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
