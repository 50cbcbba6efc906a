import type { SentForm } from '@vitral/sdk/contracts/public-pages';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { failure, render, screen, stubApi, within } from '@vitral/sdk/testing';
import { renderFixedPage } from '../../../test/render-fixed-page.tsx';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { ContactForm } from '../../contact/contact-form.tsx';
import { DRAFTS } from '../../contact/form-values.ts';
import { loadTranslate } from '../../i18n/texts.ts';
import { SiteContext } from '../../site/site-context.ts';
import { renderBlock } from '../block.fixtures.tsx';

const SEND = 'POST /api/contact';

beforeEach(() => sessionStorage.clear());

async function renderPage(form?: SentForm, language: 'en' | 'es' = 'en') {
  const page = await renderFixedPage('join', { form, language });
  await wakeIslands();
  return page;
}

/** Shows only the form, with a mock that stands in for opening the page of thanks. */
async function renderForm() {
  document.body.replaceChildren();
  const t = await loadTranslate({ language: 'en', siteName: 'Vitral' });
  const goTo = jest.fn();
  render(
    <SiteContext value={{ language: 'en', t, page: 'join' }}>
      <ContactForm kind="join" sent={null} countries={['CA', 'MX']} goTo={goTo} />
    </SiteContext>,
  );
  return { user: userEvent.setup(), goTo };
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const button = () => screen.getByRole('button');

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(field(/^Name/), 'Ana Ruiz');
  await user.type(field(/^Email/), 'ana@example.org');
  await user.selectOptions(field(/^Country/), 'Canada');
  await user.selectOptions(field(/^How did you hear/), 'From somebody I know');
}

describe('the block of a request to join', () => {
  it('requires country and source, and nothing optional', async () => {
    const { user } = await renderPage();
    await user.click(button());

    expect(field(/^Name/)).toHaveFocus();
    expect(field(/^Country/)).toHaveAccessibleDescription('Country is required');
    expect(field(/^How did you hear/)).toHaveAccessibleDescription('Please tell us how you heard about us');
    for (const optional of [/^Phone/, /^Who invited you/, /^Message/, /^Preferred language/]) {
      expect(field(optional)).toBeValid();
    }
    await user.selectOptions(field(/^Country/), 'Canada');
    expect(field(/^Country/)).not.toHaveAttribute('aria-describedby');
  });

  it('offers the countries in the order of their names, and the language of the page', async () => {
    await renderPage(undefined, 'es');

    const names = within(field(/^País/))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['Elige un país', 'Afganistán', 'Albania', 'Alemania']);
    expect(field(/^País/)).toHaveAttribute('autocomplete', 'country');
    expect(field(/^Idioma que prefieres/)).toHaveValue('es');
  });

  it('sends the request, and then opens the page of thanks', async () => {
    const calls = stubApi({ [SEND]: { receivedAt: '' } });
    const { user, goTo } = await renderForm();
    await fillIn(user);
    await user.selectOptions(field(/^Preferred language/), 'Français');
    await user.type(field(/^Who invited you/), 'Eva');
    await user.click(button());

    expect(await screen.findByText('Request sent')).toBeVisible();
    expect(goTo).toHaveBeenCalledWith('/en/join/thanks');
    expect(calls[0]?.body).toEqual({
      ...{ kind: 'join', name: 'Ana Ruiz', email: 'ana@example.org', phone: '', country: 'CA' },
      ...{ language: 'fr', source: 'friend', invitedBy: 'Eva', message: '', homepage: '' },
    });
    expect(field(/^Preferred language/)).toHaveValue('en');
    expect(field(/^Name/)).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the input after a failure, and restores it after a reload', async () => {
    stubApi({ [SEND]: failure(500, 'server.failure') });
    const { user } = await renderPage();
    await fillIn(user);
    await user.selectOptions(field(/^Preferred language/), 'Français');
    await user.click(button());
    expect(await screen.findByText('Error sending the request')).toBeVisible();

    await renderPage();
    expect(field(/^Name/)).toHaveValue('Ana Ruiz');
    expect(field(/^Country/)).toHaveValue('CA');
    expect(field(/^Preferred language/)).toHaveValue('fr');
    expect(sessionStorage.getItem(DRAFTS.message)).toBeNull();
  });

  it('is a plain form for its own path, and is shown again if refused without scripts', async () => {
    const values = { name: 'Ana', email: 'ana', country: 'MX', language: 'fr', source: 'event' };
    await renderPage({ values, problems: { email: 'invalid' } });

    expect(screen.getByRole('form', { name: 'Request to join' })).toHaveAttribute('action', '/en/join');
    expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address');
    expect(field(/^Country/)).toHaveValue('MX');
    expect(field(/^Preferred language/)).toHaveValue('fr');
    expect(field(/^How did you hear/)).toHaveValue('event');
  });

  it('shows a note beside the form, with a link', async () => {
    await renderPage();
    const note = within(screen.getByRole('region', { name: 'A question?' }));

    expect(note.getByRole('heading', { level: 2 })).toBeVisible();
    expect(note.getByRole('link', { name: 'Contact the team' })).toHaveAttribute('href', '/en/contact');
  });

  it('nests its headings below its title, and is the only form on a page', async () => {
    const values = { titleEn: 'Join us', contentEn: 'Everybody may.', noteTitleEn: 'Before that' };
    await renderBlock('join', values, { isRepeated: true });

    expect(screen.getByRole('heading', { level: 3, name: 'Before that' })).toBeVisible();
    expect(screen.getByText('Everybody may.')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
