import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { MeetingRegistration } from '../src/meeting-registrations/meeting-registrations.entity.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { addOpenMeeting, dateOf } from './set-up/registrations.ts';
import { build, buildPublicModule, makeWorkspace } from './set-up/workspace.ts';

/** Renderer that writes the refused form into the page. */
const ECHO = `exports.render = async ({ form }) => ({
  head: '', html: '<main>' + JSON.stringify(form ?? null) + '</main>', freshUntil: null,
});`;
const QUESTION = {
  id: 'sleep',
  kind: 'choice',
  label: '¿Duermes?',
  labelEn: null,
  isRequired: true,
} as const;

let { api, mailbox, stop } = {} as MailSite;
let meeting: ZoomMeeting;
let path = '';

beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
  const workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell', {});
  const education = { es: '/educacion/:slug', en: '/education/:slug', fr: '/education/:slug' };
  await buildPublicModule(workspace, ECHO, {
    publicPages: [
      {
        page: 'live-session',
        addresses: education,
        items: '/api/zoom-meetings',
        reads: ['/api/zoom-meetings'],
        isIndexed: true,
      },
      { page: 'not-found', reads: [], isIndexed: false },
    ],
  });
  await api.application.get(WorkspaceBuilds).publish(workspace);
  meeting = await addOpenMeeting(api, { questions: [{ ...QUESTION, options: ['Sí', 'No'] }] });
  path = `/es/educacion/circulo-de-prueba-${meeting.id.slice(-8)}`;
});
afterAll(() => stop());
beforeEach(() => api.em().execute('delete from rate_limit'));

const send = (changes: object = {}) =>
  api
    .site()
    .post(path)
    .type('form')
    .send({
      meetingId: meeting.id,
      date: dateOf(meeting),
      name: 'Rosa',
      email: 'rosa@example.org',
      timezone: 'Europe/Madrid',
      'answers.sleep': 'Sí',
      isAgreed: 'true',
      homepage: '',
      ...changes,
    });
const stored = () => api.em().find(MeetingRegistration, { meeting: meeting.id });
const formIn = (html: string): unknown => JSON.parse(/<main>(.*)<\/main>/.exec(html)?.[1] ?? '');

describe('the registration form of a browser without scripts', () => {
  it('registers, emails the link to confirm, and leads to a page that says so', async () => {
    const { headers } = await send().expect(303);
    expect(headers['location']).toBe('/meeting-registrations/sent?lang=es');
    const { text } = await api.site().get('/meeting-registrations/sent?lang=es').expect(200);
    expect(text).toContain('<h1>Revisa tu correo</h1>');

    expect((await mailbox.waitFor('rosa@example.org')).subject).toMatch(/^Confirma tu inscripción/);
    expect(await stored()).toMatchObject([
      {
        name: 'Rosa',
        language: 'es',
        timezone: 'Europe/Madrid',
        date: dateOf(meeting),
        answers: { sleep: 'Sí' },
      },
    ]);
  });

  it('registers for the series', async () => {
    await send({ date: 'series', email: 'luis@example.org' }).expect(303);

    expect((await stored()).map(({ date }) => date)).toContain(null);
  });

  it('is shown again with its values and the problems of its fields', async () => {
    const { text } = await send({ name: ' ', email: 'rosa', 'answers.sleep': '', isAgreed: '' }).expect(400);

    expect(formIn(text)).toMatchObject({
      values: { email: 'rosa', timezone: 'Europe/Madrid', date: dateOf(meeting) },
      problems: { name: 'isLength', email: 'isEmail', isAgreed: 'equals' },
    });
    const second = await send({ 'answers.sleep': 'Quizás' }).expect(400);
    expect(formIn(second.text)).toMatchObject({ problems: { 'answers.sleep': 'invalid' } });
  });

  it('is shown again when the network sent too many', async () => {
    for (let count = 0; count < 10; count += 1) await send({ homepage: 'bot' }).expect(303);

    const { text, headers } = await send().expect(429);
    expect(formIn(text)).toMatchObject({ values: { name: 'Rosa' }, problems: { form: 'request.too-many' } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is refused from another site', async () => {
    await send().set('Origin', 'https://evil.example').expect(403);
  });
});
