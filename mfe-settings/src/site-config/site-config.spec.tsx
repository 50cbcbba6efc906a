import {
  act,
  answer,
  failure,
  screen,
  stubApi,
  waitFor,
  within,
  type Answers,
  type ApiCall,
} from '@vitral/testing';
import { keeping, openSettings, SETTINGS } from '../settings-page/settings.fixtures.tsx';

const language = { key: 'site_language', value: 'es', description: null };
const logo = { key: 'site_logo', value: '', description: null };
const lake = {
  id: 'p1',
  title: 'Lake at dawn',
  filename: 'lake.webp',
  dimensions: { width: 800, height: 600 },
};
const kept =
  (entry: object) =>
  ({ body }: ApiCall) => {
    const now = { ...entry, ...(body as object) };
    stubApi({ [`GET /api/site-config/${(entry as typeof logo).key}`]: now });
    return now;
  };
const openPage = (answers: Answers = {}) => openSettings({ ...keeping(SETTINGS), ...answers });
const sent = (calls: ApiCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('the site language', () => {
  const choose = async (user: ReturnType<typeof openPage>['user'], name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name }));
  };

  it('shows the language in use and saves another one', async () => {
    const { user, calls } = openPage({ 'PUT /api/site-config/site_language': kept(language) });
    expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveTextContent('Spanish');
    expect(screen.getByRole('button', { name: 'Save language' })).toBeDisabled();

    await choose(user, 'English');
    await user.click(screen.getByRole('button', { name: 'Save language' }));

    expect(await screen.findByText('Language Updated')).toBeVisible();
    expect(screen.getByText('The site language has been changed successfully.')).toBeVisible();
    expect(sent(calls)).toEqual([{ value: 'en' }]);
    expect(screen.getByRole('button', { name: 'Save language' })).toBeDisabled();
  });

  it('tells when saving failed and keeps the choice', async () => {
    const { user } = openPage({ 'PUT /api/site-config/site_language': failure(500, 'server.failure') });
    await choose(user, 'French');
    await user.click(screen.getByRole('button', { name: 'Save language' }));

    expect(await screen.findByText('Failed to update language. Please try again.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveTextContent('French');
    expect(screen.getByRole('button', { name: 'Save language' })).toBeEnabled();
  });
});

describe('the logo', () => {
  const address = () => screen.findByRole('textbox', { name: 'URL of the new logo' });

  it('is saved by its address, a path on the site included, and shown at once', async () => {
    const { user, calls } = openPage({ 'PUT /api/site-config/site_logo': kept(logo) });
    await user.type(await address(), ' /uploads/logo.webp ');
    await user.click(screen.getByRole('button', { name: 'Update logo' }));

    expect(await screen.findByText('Logo Updated')).toBeVisible();
    expect(screen.getByText('The site logo has been updated successfully.')).toBeVisible();
    expect(sent(calls)).toEqual([{ value: '/uploads/logo.webp', description: 'Site logo URL' }]);
    expect(await screen.findByText('/uploads/logo.webp')).toBeVisible();
    expect(await address()).toHaveValue('');
  });

  it('is chosen from the library, and given back to the site', async () => {
    const { user, calls } = openPage({
      'GET /api/site-config/site_logo': { ...logo, value: '/uploads/old.webp' },
      'GET /api/content': () => answer(200, [lake], { 'X-Total-Count': '1' }),
      'PUT /api/site-config/site_logo': kept(logo),
    });
    await user.click(await screen.findByRole('button', { name: 'Choose from the library' }));
    await user.click(await screen.findByRole('option', { name: /Lake at dawn/ }));
    expect(await address()).toHaveValue('/uploads/lake.webp');
    expect(screen.getByRole('img', { name: 'New logo, not saved yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update logo' }));
    // A toast comes in slowly.
    await waitFor(() => expect(screen.getByText('Logo Updated')).toBeVisible());

    await user.click(screen.getByRole('button', { name: 'Back to the site’s own' }));
    expect(await screen.findByText('None of its own: Vitral’s is shown')).toBeVisible();
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

  it('cannot be saved while the address is blank', async () => {
    const { user } = openPage();
    expect(await screen.findByRole('button', { name: 'Update logo' })).toBeDisabled();
    await user.type(await address(), '   ');
    expect(screen.getByRole('button', { name: 'Update logo' })).toBeDisabled();
  });

  it('tells when saving failed and keeps what was typed', async () => {
    const { user } = openPage({ 'PUT /api/site-config/site_logo': failure(500, 'server.failure') });
    await user.type(await address(), 'https://example.org/logo.png');
    await user.click(screen.getByRole('button', { name: 'Update logo' }));

    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Failed to update logo. Please try again.')).toBeVisible();
    expect(await address()).toHaveValue('https://example.org/logo.png');
  });

  it('says at the field what is wrong with an address that the server refuses', async () => {
    const { user } = openPage({
      'PUT /api/site-config/site_logo': failure(400, 'site-config.invalid', { key: 'site_logo' }),
    });
    await user.type(await address(), 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Update logo' }));

    expect(await screen.findByText('Enter an address that starts with http://, https:// or /')).toBeVisible();
    expect(await address()).toBeInvalid();
  });
});

it('keeps the failure of one setting to its own card', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = openPage({ 'GET /api/site-config/site_logo': failure(500, 'server.failure') });
  expect(await screen.findByText('Failed to read the logo')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible();

  stubApi({ 'GET /api/site-config/site_logo': logo });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('None of its own: Vitral’s is shown')).toBeVisible();
});
