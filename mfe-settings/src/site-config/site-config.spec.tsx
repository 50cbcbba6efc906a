import {
  act,
  jsonResponse,
  failure,
  screen,
  stubApi,
  waitFor,
  within,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/sdk/testing';
import { openSettings, SETTINGS, settingsApi } from '../settings-page/settings.fixtures.tsx';

const language = { key: 'site_language', value: 'es', description: null };
const logo = { key: 'site_logo', value: '', description: null };
const lake = {
  id: 'p1',
  title: 'Lake at dawn',
  filename: 'lake.webp',
  dimensions: { width: 800, height: 600 },
};
const saveEntry =
  (entry: object) =>
  ({ body }: ApiCall) => {
    const now = { ...entry, ...(body as object) };
    stubApi({ [`GET /api/site-config/${(entry as typeof logo).key}`]: now });
    return now;
  };
const openPage = (responses: StubbedResponses = {}) =>
  openSettings({ ...settingsApi(SETTINGS), ...responses });
const sent = (calls: ApiCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('site config', () => {
  describe('site language', () => {
    const choose = async (user: ReturnType<typeof openPage>['user'], name: string) => {
      await user.click(await screen.findByRole('combobox', { name: 'Language' }));
      await user.click(await screen.findByRole('option', { name }));
    };

    it('shows the current language, and saves another one', async () => {
      const { user, calls } = openPage({ 'PUT /api/site-config/site_language': saveEntry(language) });
      expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveTextContent('Spanish');
      expect(screen.getByRole('button', { name: 'Save language' })).toBeDisabled();

      await choose(user, 'English');
      await user.click(screen.getByRole('button', { name: 'Save language' }));

      expect(await screen.findByText('Language Updated')).toBeVisible();
      expect(screen.getByText('The site language has been changed successfully.')).toBeVisible();
      expect(sent(calls)).toEqual([{ value: 'en' }]);
      expect(screen.getByRole('button', { name: 'Save language' })).toBeDisabled();
    });

    it('reports a failure to save, and preserves the choice', async () => {
      const { user } = openPage({ 'PUT /api/site-config/site_language': failure(500, 'server.failure') });
      await choose(user, 'French');
      await user.click(screen.getByRole('button', { name: 'Save language' }));

      expect(await screen.findByText('Failed to update language. Please try again.')).toBeVisible();
      expect(screen.getByRole('combobox', { name: 'Language' })).toHaveTextContent('French');
      expect(screen.getByRole('button', { name: 'Save language' })).toBeEnabled();
    });
  });

  describe('logo', () => {
    const urlField = () => screen.findByRole('textbox', { name: 'URL of the new logo' });

    it('is saved by URL or path, and shown at once', async () => {
      const { user, calls } = openPage({ 'PUT /api/site-config/site_logo': saveEntry(logo) });
      await user.type(await urlField(), ' /uploads/logo.webp ');
      await user.click(screen.getByRole('button', { name: 'Update logo' }));

      expect(await screen.findByText('Logo Updated')).toBeVisible();
      expect(screen.getByText('The site logo has been updated successfully.')).toBeVisible();
      expect(sent(calls)).toEqual([{ value: '/uploads/logo.webp', description: 'Site logo URL' }]);
      expect(await screen.findByText('/uploads/logo.webp')).toBeVisible();
      expect(await urlField()).toHaveValue('');
    });

    it('is chosen from the library, reset to the default, and restored by undo', async () => {
      const { user, calls } = openPage({
        'GET /api/site-config/site_logo': { ...logo, value: '/uploads/old.webp' },
        'GET /api/content': () => jsonResponse(200, [lake], { 'X-Total-Count': '1' }),
        'PUT /api/site-config/site_logo': saveEntry(logo),
      });
      await user.click(await screen.findByRole('button', { name: 'Choose from the library' }));
      await user.click(await screen.findByRole('option', { name: /Lake at dawn/ }));
      expect(await urlField()).toHaveValue('/uploads/lake.webp');
      expect(screen.getByRole('img', { name: 'New logo, not saved yet' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Update logo' }));
      // The toast fades in.
      await waitFor(() => expect(screen.getByText('Logo Updated')).toBeVisible());

      await user.click(screen.getByRole('button', { name: 'Reset to the default logo' }));
      expect(await screen.findByText('No logo chosen; Vitral’s logo is shown')).toBeVisible();
      act(() => screen.getAllByRole('button', { name: 'Undo' })[0]?.focus());
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(sent(calls).map((body) => (body as { value: string }).value)).toEqual([
          '/uploads/lake.webp',
          '',
          '/uploads/lake.webp',
        ]),
      );
    });

    it('cannot be saved while the URL is blank', async () => {
      const { user } = openPage();
      expect(await screen.findByRole('button', { name: 'Update logo' })).toBeDisabled();
      await user.type(await urlField(), '   ');
      expect(screen.getByRole('button', { name: 'Update logo' })).toBeDisabled();
    });

    it('reports a failure to save, and preserves the input', async () => {
      const { user } = openPage({ 'PUT /api/site-config/site_logo': failure(500, 'server.failure') });
      await user.type(await urlField(), 'https://example.org/logo.png');
      await user.click(screen.getByRole('button', { name: 'Update logo' }));

      expect(await screen.findByText('Error')).toBeVisible();
      expect(screen.getByText('Failed to update logo. Please try again.')).toBeVisible();
      expect(await urlField()).toHaveValue('https://example.org/logo.png');
    });

    it('shows the error at the field when the server refuses the URL', async () => {
      const { user } = openPage({
        'PUT /api/site-config/site_logo': failure(400, 'site-config.invalid', { key: 'site_logo' }),
      });
      await user.type(await urlField(), 'javascript:alert(1)');
      await user.click(screen.getByRole('button', { name: 'Update logo' }));

      expect(await screen.findByText('Enter a URL that starts with http://, https:// or /')).toBeVisible();
      expect(await urlField()).toBeInvalid();
    });
  });

  it('shows the failure of one card without affecting the others', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = openPage({ 'GET /api/site-config/site_logo': failure(500, 'server.failure') });
    expect(await screen.findByText('Failed to load the logo')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible();

    stubApi({ 'GET /api/site-config/site_logo': logo });
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No logo chosen; Vitral’s logo is shown')).toBeVisible();
  });
});
