import { inEveryLanguage } from '@vitral/sdk/contracts/languages';
import type { SentForm } from '@vitral/sdk/contracts/public-pages';
import { screen, waitFor } from '@vitral/sdk/testing';
import { renderOnSite } from '../../../test/render-on-site.tsx';
import { stubBrowserZone } from '../../../test/stub-browser-zone.ts';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { liveSessionSource } from '../live-session.data.ts';
import { LiveSessionPage } from '../live-session.page.tsx';

/** Monday, six hours before that day's live session. */
const NOW = Date.parse('2026-11-23T20:00Z');
const HOUR_MS = 3_600_000;

const REGISTRATION = {
  scope: 'both',
  closesMinutesBefore: 30,
  questions: [
    { id: 'ask', kind: 'text', label: '¿Pregunta?', labelEn: 'Question?', options: [], isRequired: false },
    {
      id: 'sleep',
      kind: 'choice',
      label: '¿Duermes?',
      labelEn: null,
      options: ['Sí', 'No'],
      isRequired: true,
    },
  ],
};

interface Situation {
  now?: number;
  registration?: object | null;
  form?: SentForm;
}

async function renderPage({ now = NOW, registration = REGISTRATION, form }: Situation = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const slugs = inEveryLanguage(() => 'yoga-1');
  const meeting = {
    id: 'yoga',
    title: 'Yoga',
    description: '',
    category: 'health',
    daysOfWeek: ['monday'],
    timeSlots: [{ timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' }],
    slugs,
    registration,
  };
  const responses = { '/api/zoom-meetings': [meeting] };
  const data = liveSessionSource.read({ responses, language: 'en', now, slugs, ...(form && { form }) });
  return renderOnSite(<LiveSessionPage data={data} />, 'en', { page: 'live-session' });
}

/** Stubs one response of the API, and returns the requests. */
function stubApi(status: number, body: object = {}, headers: Record<string, string> = {}) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));
}

async function fillIn(user: Awaited<ReturnType<typeof renderPage>>['user']) {
  await user.type(screen.getByLabelText(/^Name/), 'Rosa');
  await user.type(screen.getByLabelText(/^Email \*/), 'rosa@example.org');
  await user.selectOptions(screen.getByLabelText(/Duermes/), 'Sí');
  await user.click(screen.getByRole('checkbox'));
}

const dates = () => Array.from(screen.getByLabelText<HTMLSelectElement>(/^Date/).options, ({ text }) => text);

describe('RegistrationForm', () => {
  it('is left out when visitors do not register', async () => {
    await renderPage({ registration: null });

    expect(screen.queryByRole('form')).toBeNull();
  });

  it('can be sent without scripts, with the open dates and the series', async () => {
    await renderPage();

    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Registration: Yoga' });
    expect(form).toHaveAttribute('method', 'post');
    expect(form.noValidate).toBe(false);
    expect(dates()).toEqual([
      'Monday, November 23, 6:00 PM – 7:00 PM',
      'Monday, November 30, 6:00 PM – 7:00 PM',
      'Monday, December 7, 6:00 PM – 7:00 PM',
      'Every date',
    ]);
  });

  it('says how many places are left, and offers no full date without a waiting list', async () => {
    const limited = { ...REGISTRATION, capacity: 10, hasWaitingList: false };
    const asked = stubApi(200, { dates: { '2026-11-23': 0, '2026-11-30': 1, '2026-12-07': 7 }, series: 0 });
    await renderPage({ registration: limited });
    await wakeIslands();

    await waitFor(() =>
      expect(dates()).toEqual([
        'Monday, November 23, 6:00 PM – 7:00 PM, full',
        'Monday, November 30, 6:00 PM – 7:00 PM, 1 place left',
        'Monday, December 7, 6:00 PM – 7:00 PM, 7 places left',
        'Every date, full',
      ]),
    );
    expect(screen.getByRole('option', { name: /^Every date/ })).toBeDisabled();
    expect(asked).toHaveBeenCalledWith('/api/meeting-registrations/places?meeting=yoga', expect.anything());
  });

  it('offers the waiting list of a full date', async () => {
    stubApi(200, { dates: { '2026-11-23': 0 }, series: 0 });
    await renderPage({ registration: { ...REGISTRATION, capacity: 10, hasWaitingList: true } });
    await wakeIslands();

    const full = await screen.findByRole('option', { name: /November 23.*full, with a waiting list$/ });
    expect(full).toBeEnabled();
  });

  it('offers all dates when the places cannot be loaded', async () => {
    const asked = stubApi(503);
    await renderPage({ registration: { ...REGISTRATION, capacity: 10 } });
    await wakeIslands();

    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(dates()).toHaveLength(4);
    for (const option of screen.getAllByRole('option')) expect(option).toBeEnabled();
  });

  it('leaves out a date whose registration has closed', async () => {
    await renderPage({ now: NOW + 5.75 * HOUR_MS });

    expect(dates()[0]).toBe('Monday, November 30, 6:00 PM – 7:00 PM');
  });

  it('shows again what was sent without scripts, with the problems', async () => {
    const values = { name: 'Rosa', email: 'rosa', date: 'series' };
    await renderPage({ form: { values, problems: { email: 'isEmail', 'answers.sleep': 'required' } } });
    await wakeIslands();

    expect(screen.getByLabelText(/^Name/)).toHaveValue('Rosa');
    expect(screen.getByLabelText(/^Date/)).toHaveValue('series');
    expect(screen.getByLabelText(/^Email \*/)).toHaveAccessibleDescription('Enter a valid email address');
    expect(screen.getByLabelText(/Duermes/)).toHaveAccessibleDescription('Answer this question');
  });

  it('registers in the zone of the visitor, and says what happens next', async () => {
    stubBrowserZone('Europe/Madrid');
    const { user } = await renderPage();
    await wakeIslands();
    await waitFor(() => expect(screen.getByLabelText(/^Time zone/)).toHaveValue('Europe/Madrid'));
    const requests = stubApi(202, { receivedAt: '' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Register' }));

    expect(await screen.findByText('Check your email')).toBeVisible();
    const [path, init] = requests.mock.calls[0] ?? [];
    expect(path).toBe('/api/meeting-registrations');
    expect(JSON.parse(String(init?.body))).toEqual({
      meetingId: 'yoga',
      date: '2026-11-23',
      name: 'Rosa',
      email: 'rosa@example.org',
      language: 'en',
      timezone: 'Europe/Madrid',
      answers: { sleep: 'Sí' },
      isAgreed: true,
      homepage: '',
    });
    expect(screen.getByLabelText(/^Name/)).toHaveValue('');
  });

  it('marks refused fields, focuses the first and keeps the input', async () => {
    const { user } = await renderPage();
    await wakeIslands();
    stubApi(400, { code: 'request.invalid', params: { fields: ['email:isEmail', 'isAgreed:equals'] } });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Register' }));

    const email = screen.getByLabelText(/^Email \*/);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter a valid email address'));
    expect(email).toHaveFocus();
    expect(email).toHaveValue('rosa@example.org');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('We cannot register you without emails');
  });

  it.each([
    [409, { code: 'meeting-registrations.full', params: {} }, /no places left/],
    [409, { code: 'meeting-registrations.closed', params: {} }, /closed. Choose another/],
    [404, { code: 'zoom-meetings.not-found', params: {} }, /no longer takes registrations/],
    [429, {}, /You can send another in 10 minutes/],
    [500, {}, /still here. Please try again/],
  ])('explains a response with status %i and keeps the input', async (status, body, text) => {
    const { user } = await renderPage();
    await wakeIslands();
    stubApi(status, body, { 'Retry-After': '600' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Register' }));

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Rosa');
  });
});
