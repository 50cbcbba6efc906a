import { render, screen, waitFor, within } from '@vitral/sdk/testing';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { stubBrowserZone } from '../../test/stub-browser-zone.ts';
import { stubDialogs } from '../../test/stub-dialogs.ts';
import { wakeIslands } from '../../test/wake-islands.ts';
import { startConsent } from '../consent/start-consent.ts';
import { loadTranslate } from '../i18n/texts.ts';
import { SiteContext } from '../site/site-context.ts';
import { showToast } from '../toast/toast.ts';
import { ChoicesButton } from './choices-button.tsx';
import * as choicesDialog from './choices-dialog.tsx';

jest.mock('../toast/toast.ts', () => ({ showToast: jest.fn() }));
jest.mock('./choices-dialog.tsx', () => {
  const dialog = jest.requireActual<typeof choicesDialog>('./choices-dialog.tsx');
  return { ...dialog, openChoices: jest.fn(dialog.openChoices) };
});

async function openPage() {
  const { user } = await renderOnSite(<ChoicesButton />);
  startConsent();
  await wakeIslands();
  return user;
}

/** Shows the dialog of the English education page. */
async function openDialog() {
  const t = await loadTranslate({ language: 'en', siteName: 'Vitral' });
  const [onClose, goTo] = [jest.fn(), jest.fn()];
  render(
    <SiteContext value={{ language: 'en', t, page: 'education' }}>
      <choicesDialog.ChoicesDialog onClose={onClose} goTo={goTo} />
    </SiteContext>,
  );
  return { user: userEvent.setup(), onClose, goTo };
}

beforeEach(stubDialogs);
afterEach(() => {
  for (const name of ['language', 'country', 'timezone']) document.cookie = `${name}=; path=/; max-age=0`;
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('ChoicesButton', () => {
  it('opens a dialog with three languages and three countries, and saves the chosen country', async () => {
    const user = await openPage();
    await user.click(screen.getByRole('button', { name: /^Language, country and time: EN/ }));

    const dialog = await screen.findByRole('dialog', { name: 'Choose your language, country and time zone' });
    const languages = within(dialog).getByRole('group', { name: 'Language' });
    expect(within(languages).getAllByRole('radio')).toHaveLength(3);
    expect(within(languages).getByRole('radio', { name: 'English' })).toBeChecked();
    for (const radio of within(dialog).getAllByRole('radio', { name: /United|Mexico|Canada/ })) {
      expect(radio).not.toBeChecked();
    }

    await user.click(within(dialog).getByRole('radio', { name: 'Mexico' }));
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));

    expect(document.cookie).toContain('country=mex');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-country', 'mex');
    expect(screen.getByText('· MEX')).toHaveClass('mex');
    expect(showToast).toHaveBeenCalledWith({ title: 'Your choices are saved.' });
  });

  it('reports that the dialog cannot be loaded, and retries at the next click', async () => {
    jest.mocked(choicesDialog.openChoices).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    const user = await openPage();
    const button = screen.getByRole('button', { name: /^Language, country and time: EN/ });
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Please try again.'));
    expect(button).not.toHaveAttribute('aria-busy');

    await user.click(button);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('ChoicesDialog', () => {
  it('opens the same page in the chosen language, which then confirms the switch', async () => {
    const { user, goTo } = await openDialog();
    await user.click(screen.getByRole('radio', { name: 'Español' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(goTo).toHaveBeenCalledWith('/es/educacion');
    expect(document.cookie).toContain('language=es');
    expect(sessionStorage.getItem('vitral.language-switched')).toBe('es');
  });

  it('changes nothing when it is cancelled', async () => {
    const { user, onClose, goTo } = await openDialog();
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    await user.click(screen.getByRole('radio', { name: 'Canada' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(goTo).not.toHaveBeenCalled();
    expect(document.cookie).not.toMatch(/language|country|timezone/);
  });

  it('finds a time zone by its city, ignoring case and accents, and saves it', async () => {
    const { user } = await openDialog();
    await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'buenos áires');
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(document.cookie).toMatch(/timezone=America\/(Argentina\/)?Buenos_Aires/);
    expect(showToast).toHaveBeenCalledWith({ title: 'Your choices are saved.' });
  });

  it('refuses a city that it does not know', async () => {
    const { user, onClose } = await openDialog();
    const field = screen.getByRole('combobox', { name: 'Time zone' });
    await user.type(field, 'Atlantis');
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(field).toBeInvalid();
    expect(onClose).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('timezone');
  });

  it("proposes the country's time zone, unless the visitor's is in that country", async () => {
    stubBrowserZone('Europe/Madrid');
    const { user } = await openDialog();
    const zone = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
    expect(zone()).toHaveAttribute('placeholder', 'Automatic: Madrid');

    await user.click(screen.getByRole('radio', { name: 'Mexico' }));
    expect(zone()).toHaveValue('Mexico City');
    await user.clear(zone());
    await user.type(zone(), 'Vancouver');
    await user.click(screen.getByRole('radio', { name: 'Canada' }));
    expect(zone()).toHaveValue('Vancouver');
  });
});
