import { screen, waitFor, within } from '@vitral/testing';
import { stubDialogs } from '../../test/stub-dialogs.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { currentToasts } from '../toast/toast.ts';
import { ChoicesButton } from './choices-button.tsx';
import { ChoicesDialog } from './choices-dialog.tsx';

beforeEach(stubDialogs);
afterEach(() => {
  for (const name of ['language', 'country']) document.cookie = `${name}=; path=/; max-age=0`;
  sessionStorage.clear();
});

describe('ChoicesButton', () => {
  it('opens a dialog with three languages and three countries, and saves the chosen country', async () => {
    const { user } = await renderOnSite(<ChoicesButton />);
    await user.click(screen.getByRole('button', { name: 'Language and country: EN' }));

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
    expect(screen.getByRole('button', { name: 'Language and country: EN · MEX' })).toBeVisible();
    expect(currentToasts()).toMatchObject([{ title: 'The country has changed.', isOpen: true }]);
  });

  it('opens the same page in the chosen language, which then confirms the switch', async () => {
    const goTo = jest.fn();
    const { user } = await renderOnSite(<ChoicesDialog onClose={() => undefined} goTo={goTo} />, 'en', {
      page: 'education',
    });
    await user.click(screen.getByRole('radio', { name: 'Español' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(goTo).toHaveBeenCalledWith('/es/educacion');
    expect(document.cookie).toContain('language=es');
    expect(sessionStorage.getItem('vitral.language-switched')).toBe('es');
  });

  it('changes nothing when it is cancelled', async () => {
    const goTo = jest.fn();
    const onClose = jest.fn();
    const { user } = await renderOnSite(<ChoicesDialog onClose={onClose} goTo={goTo} />);
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    await user.click(screen.getByRole('radio', { name: 'Canada' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(goTo).not.toHaveBeenCalled();
    expect(document.cookie).not.toMatch(/language|country/);
  });
});
