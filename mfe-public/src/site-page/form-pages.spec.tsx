import { screen } from '@vitral/sdk/testing';
import { CONTACT } from '../../test/api-responses.ts';
import { CONTACT_PAGE, JOIN_PAGE } from '../../test/page-responses.ts';
import { renderFixedPage } from '../../test/render-fixed-page.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { DRAFTS } from '../contact/form-values.ts';
import { readLandingContent } from '../data/landing-content.ts';

const CONTACT_PATH = '/api/site-pages/fixed/contact';
const REFUSED = { values: { name: 'Ana', email: 'ana' }, problems: { email: 'invalid' } };
const { contact = null } = readLandingContent([CONTACT], 'en');
const form = (name: string) => screen.getByRole('form', { name });

beforeEach(() => sessionStorage.clear());

describe('the contact page', () => {
  it('has the form, and the stored contact details under a heading of the second level', async () => {
    await renderFixedPage('contact', { frame: { contact } });

    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(form('Contact form')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Other ways to reach us' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'hola@vitral.example' })).toHaveAttribute(
      'href',
      'mailto:hola@vitral.example',
    );
  });

  it.each([
    ['has no such block', { ...CONTACT_PAGE, blocks: [] }],
    [
      'hides its form',
      { ...CONTACT_PAGE, blocks: [{ id: '1', type: 'contact', values: { form: 'hidden' } }] },
    ],
    ['could not be loaded', undefined],
  ])('shows a refused form, and confirms a sent one, when it %s', async (_state, page) => {
    const responses = { [CONTACT_PATH]: page };
    await renderFixedPage('contact', { responses, form: REFUSED });
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ana');
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address');

    await renderFixedPage('contact-sent', { responses });
    expect(screen.getByRole('heading', { name: 'Message sent successfully' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('has no form without its block', async () => {
    await renderFixedPage('contact', { responses: { [CONTACT_PATH]: { ...CONTACT_PAGE, blocks: [] } } });

    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('does not show input of the form to join', async () => {
    const blocks = [...CONTACT_PAGE.blocks, ...JOIN_PAGE.blocks];
    const responses = { [CONTACT_PATH]: { ...CONTACT_PAGE, blocks } };
    await renderFixedPage('contact', { responses, form: REFUSED });

    const names = screen.getAllByLabelText(/^Name/);
    expect(names.map((input) => [input.id, (input as HTMLInputElement).value])).toEqual([
      ['message-name', 'Ana'],
      ['join-name', ''],
    ]);
  });
});

describe('the page of thanks for a request to join', () => {
  it('shows its blocks, and clears the draft of the request', async () => {
    sessionStorage.setItem(DRAFTS.join, '{"name":"Ana"}');
    await renderFixedPage('join-sent');
    expect(screen.getByRole('heading', { level: 1, name: 'Our promise' })).toBeVisible();

    await wakeIslands();
    expect(sessionStorage).toHaveLength(0);
  });
});
