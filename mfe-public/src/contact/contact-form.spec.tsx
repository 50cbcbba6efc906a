import type { SentForm } from '@vitral/sdk/contracts/public-pages';
import { jsonResponse, failure, screen, stubApi, type ApiCall } from '@vitral/sdk/testing';
import type { UserEvent } from '@testing-library/user-event';
import { renderFixedPage } from '../../test/render-fixed-page.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';

const SEND = 'POST /api/contact';
const TEXT = 'When does the next course start?';

beforeEach(() => sessionStorage.clear());

const renderAsleep = (form?: SentForm) => renderFixedPage('contact', { form });
async function renderPage(form?: SentForm) {
  const page = await renderAsleep(form);
  await wakeIslands();
  return page;
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const button = () => screen.getByRole('button');

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(field(/^Name/), 'Ana Ruiz');
  await user.type(field(/^Email/), 'ana@example.org');
  await user.selectOptions(field(/^Subject/), 'Business opportunity');
  await user.type(field(/^Message/), TEXT);
}

describe('ContactForm', () => {
  it('links to the section of the privacy page before anything is sent', async () => {
    await renderAsleep();
    const link = screen.getByRole('link', { name: 'How we treat your data' });
    expect(link).toHaveAttribute('href', '/en/privacy#messages');
  });

  it('shows missing fields and focuses the first', async () => {
    const { user } = await renderPage();
    await user.click(button());

    expect(field(/^Name/)).toHaveAccessibleDescription('Name is required');
    expect(field(/^Email/)).toHaveAccessibleDescription('Email is required');
    expect(field(/^Subject/)).toHaveAccessibleDescription('Subject is required');
    expect(field(/^Message/)).toHaveAccessibleDescription('Message is required');
    expect(field(/^Phone/)).toBeValid();
    expect(field(/^Name/)).toBeInvalid();
    expect(field(/^Name/)).toHaveFocus();
  });

  it('shows the problems of an invalid email and a short message', async () => {
    const { user } = await renderPage();
    await fillIn(user);
    await user.type(field(/^Email/), '@');
    await user.clear(field(/^Message/));
    await user.type(field(/^Message/), '  too short ');
    await user.click(button());

    expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address');
    expect(field(/^Email/)).toHaveFocus();
    expect(field(/^Message/)).toHaveAccessibleDescription('Message must be at least 10 characters long');
  });

  it('clears only the error of the edited field', async () => {
    const { user } = await renderPage();
    await user.click(button());
    await user.type(field(/^Name/), 'A');

    expect(field(/^Name/)).not.toHaveAttribute('aria-describedby');
    expect(field(/^Name/)).toBeValid();
    expect(field(/^Email/)).toHaveAccessibleDescription('Email is required');
  });

  it('sends once, shows progress, then clears the form and confirms', async () => {
    let respond: (value: unknown) => void = () => undefined;
    const calls = stubApi({ [SEND]: () => new Promise((resolve) => (respond = resolve)) });
    const { user } = await renderPage();
    await fillIn(user);
    await user.click(button());
    await user.click(button());

    expect(button()).toHaveAccessibleName('Sending…');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveFocus();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@example.org',
      phone: '',
      subject: 'business',
      message: TEXT,
      ...{ kind: 'message', homepage: '' },
      language: 'en',
    });

    respond(jsonResponse(201, { receivedAt: '2026-01-01T00:00:00.000Z' }));
    const success = await screen.findByText('It is here');
    expect(success.parentElement).toHaveFocus();
    expect(success.parentElement).toHaveTextContent('We read it today.');
    expect(field(/^Name/)).toHaveValue('');
    expect(field(/^Message/)).toHaveValue('');
    expect(button()).toHaveAccessibleName('Send message');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['a failure', () => failure(500, 'server.failure'), /try again in a moment/],
    ['a rate limit', () => jsonResponse(429, {}, { 'Retry-After': '590' }), /send another in 10 minutes/],
    [
      'a long rate limit',
      () => jsonResponse(429, {}, { 'Retry-After': '80000' }),
      /send another in 23 hours/,
    ],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /Check your internet connection/,
    ],
    ['a refusal without a field', () => failure(400, 'request.invalid'), /try again in a moment/],
  ])('keeps the input and shows advice after %s', async (_kind, respond, advice) => {
    stubApi({ [SEND]: respond });
    const { user } = await renderPage();
    await fillIn(user);
    await user.click(button());

    expect(await screen.findByText('Error sending message')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(advice);
    expect(field(/^Message/)).toHaveValue(TEXT);
    expect(button()).toHaveAttribute('aria-busy', 'false');
  });

  it('uses one idempotency key per message until it is sent', async () => {
    const calls = stubApi({ [SEND]: () => Promise.reject(new TypeError('Failed to fetch')) });
    const { user } = await renderPage();
    await fillIn(user);
    await user.click(button());
    await screen.findByRole('alert');
    stubApi({ [SEND]: () => jsonResponse(201, {}) });
    await user.click(button());
    await screen.findByText('It is here');
    await fillIn(user);
    await user.click(button());
    await screen.findByText('It is here');

    const [first, second, third] = calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('shows a problem found by the server at its field', async () => {
    stubApi({ [SEND]: () => failure(400, 'request.invalid', { fields: ['message:too-short'] }) });
    const { user } = await renderPage();
    await fillIn(user);
    await user.click(button());

    expect(await screen.findByText('Message must be at least 10 characters long')).toBeVisible();
    expect(field(/^Message/)).toHaveFocus();
  });

  it('restores the draft after a reload', async () => {
    const { user } = await renderPage();
    await fillIn(user);
    await renderPage();

    expect(field(/^Name/)).toHaveValue('Ana Ruiz');
    expect(field(/^Subject/)).toHaveValue('business');
    expect(field(/^Message/)).toHaveValue(TEXT);
  });

  it('keeps input typed while the message was being sent', async () => {
    let respond: (value: unknown) => void = () => undefined;
    stubApi({ [SEND]: (_call: ApiCall) => new Promise((resolve) => (respond = resolve)) });
    const { user } = await renderPage();
    await fillIn(user);
    await user.click(button());
    await user.type(field(/^Message/), ' And one more thing.');
    respond(jsonResponse(201, {}));

    await screen.findByText('It is here');
    expect(field(/^Message/)).toHaveValue(`${TEXT} And one more thing.`);
  });

  it('shows the remaining characters of a long message', async () => {
    await renderPage({ values: { message: 'm'.repeat(4990) }, problems: { name: 'required' } });

    expect(field(/^Message/)).toHaveAccessibleDescription('Characters left: 10');
  });

  it('shows a form sent without scripts again, with its problems', async () => {
    await renderPage({ values: { name: 'Ana', email: 'ana' }, problems: { email: 'invalid', phone: 'odd' } });

    expect(field(/^Name/)).toHaveValue('Ana');
    expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address');
    expect(field(/^Phone/)).toHaveAccessibleDescription('Please check this field');
    expect(screen.queryByText('Error sending message')).not.toBeInTheDocument();
  });

  it('shows an error for a form sent without scripts that has no field problems', async () => {
    await renderPage({ values: { name: 'Ana' }, problems: {} });

    expect(screen.getByRole('alert')).toHaveTextContent('Error sending message');
  });

  it('is a plain form, validated by the browser, until it is awake', async () => {
    await renderAsleep();
    const form = screen.getByRole('form');

    expect(form).toHaveAttribute('action', '/en/contact');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('novalidate');
    expect(field(/^Message/)).toHaveAttribute('maxlength', '5000');
    expect(field(/^Message/)).toHaveAttribute('minlength', '10');

    await wakeIslands();
    expect(form).toHaveAttribute('novalidate');
    expect(field(/^Message/)).toHaveAttribute('maxlength', String(2 ** 31 - 1));
  });

  it('keeps input typed before it is awake', async () => {
    const { user } = await renderAsleep();
    await fillIn(user);
    await wakeIslands();

    expect(field(/^Name/)).toHaveValue('Ana Ruiz');
    expect(field(/^Subject/)).toHaveValue('business');
    expect(field(/^Message/)).toHaveValue(TEXT);
  });

  it('hides the honeypot field from people', async () => {
    await renderPage();

    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Leave this field empty')).toHaveAttribute('tabindex', '-1');
  });
});
