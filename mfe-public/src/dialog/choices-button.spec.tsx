import { render, screen, waitFor, within } from '@vitral/testing';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../test/render-on-site.tsx';
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
  for (const name of ['language', 'country']) document.cookie = `${name}=; path=/; max-age=0`;
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('ChoicesButton', () => {
  it('opens a dialog with three languages and three countries, and saves the chosen country', async () => {
    const user = await openPage();
    await user.click(screen.getByRole('button', { name: /^Language and country: EN/ }));

    const dialog = await screen.findByRole('dialog', { name: 'Choose your language and country' });
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
    expect(showToast).toHaveBeenCalledWith({ title: 'The country has changed.' });
  });

  it('says so if the dialog cannot be loaded, and tries again at the next click', async () => {
    jest.mocked(choicesDialog.openChoices).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    const user = await openPage();
    const button = screen.getByRole('button', { name: /^Language and country: EN/ });
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
    expect(document.cookie).not.toMatch(/language|country/);
  });
});
