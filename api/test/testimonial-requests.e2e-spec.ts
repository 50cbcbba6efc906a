import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestimonialRequest } from '@vitral/contracts/testimonial-requests';
import { LIMITS } from '@vitral/contracts/limits';
import { Testimonial, TestimonialConsent } from '../src/testimonials/index.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import {
  ANSWERS,
  askForTestimonial,
  findPending,
  inDays,
  isShown,
  openForm,
  QUOTATION,
  sendForm,
  sendTestimonial,
} from './set-up/testimonial-requests.ts';
import { findWork, titlesOf } from './set-up/work-queue.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let link: TestimonialRequest;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().execute('delete from rate_limit');
  await api.em().nativeDelete(TestimonialConsent, {});
  await api.em().nativeDelete(Testimonial, { reviewState: 'pending' });
  link = await askForTestimonial(api);
});

const requests = async (): Promise<TestimonialRequest[]> =>
  (await api.as('manager').get('/testimonial-requests').expect(200)).body;
const current = async () => (await requests()).find(({ id }) => id === link.id);

describe('links that ask for testimonials', () => {
  it('are made, listed and revoked by managers', async () => {
    const made = await askForTestimonial(api, { recipient: ' Ana ', language: 'fr', maxSubmissions: 3 });
    expect(made).toMatchObject({ recipient: 'Ana', language: 'fr', maxSubmissions: 3, submissionCount: 0 });
    expect((await requests())[0]).toEqual(made);
    await api.site().get(made.path).expect(200);

    await api.as('manager').delete(`/testimonial-requests/${made.id}`).expect(204);
    await api.as('manager').delete(`/testimonial-requests/${made.id}`).expect(204);
    expect((await requests())[0]?.revokedAt).not.toBeNull();
    await api.site().get(made.path).expect(404);
    const entries = await api.em().find(AuditEntry, { itemId: made.id }, { orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      { verb: 'shared', noun: 'testimonial-requests', itemName: 'Ana' },
      { verb: 'revoked', noun: 'testimonial-requests', itemName: 'Ana' },
    ]);
    expect(JSON.stringify(entries)).not.toContain(made.path.split('/').at(-1));
  });

  it('are for managers only', async () => {
    const input = { expiresAt: inDays(1), maxSubmissions: 1 };
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.get('/testimonial-requests').expect(status);
      await client.post('/testimonial-requests').send(input).expect(status);
      await client.delete(`/testimonial-requests/${link.id}`).expect(status);
      await client.get('/testimonials/consents/export').expect(status);
      await client.get('/testimonials').query({ reviewState: 'pending' }).expect(status);
    }
  });

  it.each([
    [{ maxSubmissions: 0 }, 'maxSubmissions:min'],
    [{ maxSubmissions: LIMITS.requestSubmissions + 1 }, 'maxSubmissions:max'],
    [{ expiresAt: inDays(-1) }, 'expiresAt:isComingInstant'],
    [{ expiresAt: inDays(366) }, 'expiresAt:isComingInstant'],
    [{ expiresAt: null }, 'expiresAt:isComingInstant'],
    [{ language: 'de' }, 'language:isIn'],
    [{ recipient: 'a'.repeat(LIMITS.name + 1) }, 'recipient:maxLength'],
  ])('are refused with %p', async (changes, problem) => {
    const input = { expiresAt: inDays(1), maxSubmissions: 1, ...changes };
    const { body } = await api.as('manager').post('/testimonial-requests').send(input).expect(400);
    expect(body.params.fields).toContain(problem);
  });

  it('answers 404 for an unknown link', async () => {
    await api.as('manager').delete(`/testimonial-requests/${NOBODY}`).expect(404);
    await api
      .site()
      .get(`${link.path.slice(0, -1)}_`)
      .expect(404);
    await api.site().get('/testimonial-consents/AZ.x').expect(404);
    await api.site().post('/testimonial-consents/AZ.x/withdrawal').expect(404);
    // A token for one purpose is invalid for another.
    await api.site().get(link.path.replace('requests', 'consents')).expect(404);
  });

  it('expire', async () => {
    await api.em().execute(`update testimonial_request set expires_at = now() where id = ?`, [link.id]);
    const { text } = await api.site().get(`${link.path}?lang=en`).expect(404);
    expect(text).toContain('This link is not available');
  });
});

describe('the form of a link', () => {
  it.each([
    ['es', 'Enviar mi testimonio', 'Acepto que Vitral publique', 'Política de privacidad'],
    ['en', 'Send my testimonial', 'I agree that Vitral publishes', 'Privacy policy'],
    ['fr', 'Envoyer mon témoignage', 'J’accepte que Vitral publie', 'Politique de confidentialité'],
  ])('is in %s', async (language, ...texts) => {
    const { text } = await openForm(api, link.path, language);
    for (const part of texts) expect(text).toContain(part);
    expect(text).toContain(`action="${link.path}?lang=${language}"`);
    // Without a mail server no emails could be sent.
    expect(text).not.toContain('type="email"');
  });

  it('opens in the language of the recipient, is not indexed and not cached', async () => {
    const { path } = await askForTestimonial(api, { language: 'fr' });
    const { text, headers } = await api.site().get(path).expect(200);
    expect(text).toContain('<html lang="fr"');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    });
  });

  it('makes a testimonial that waits for a review, and a record of the consent', async () => {
    const own = await sendTestimonial(api, link.path);
    const [testimonial] = await findPending(api);
    expect(testimonial).toMatchObject({
      name: 'Ana Ruiz',
      text: QUOTATION,
      position: 'Enfermera',
      rating: 4,
      locale: 'es',
      isActive: false,
      consentDate: new Date().toISOString().slice(0, 10),
    });
    expect(await isShown(api, 'Ana Ruiz')).toBe(false);
    const { body } = await api.as('manager').get(`/testimonials/${testimonial?.id}/consents`).expect(200);
    expect(body).toMatchObject([
      {
        testimonialId: testimonial?.id,
        name: 'Ana Ruiz',
        position: 'Enfermera',
        email: null,
        quotation: QUOTATION,
        rating: 4,
        consentText: expect.stringMatching(/^Acepto que Vitral publique/),
        consentVersion: 2,
        language: 'es',
        createdAt: testimonial?.createdAt,
        withdrawnAt: null,
        withdrawnBy: null,
      },
    ]);
    expect(await current()).toMatchObject({ submissionCount: 1 });
    const entry = await api.em().findOneOrFail(AuditEntry, { itemId: testimonial?.id ?? '' });
    expect(entry).toMatchObject({ verb: 'created', noun: 'testimonials', actorId: null });

    const { text } = await api.site().get(`${own}?lang=es&sent=1`).expect(200);
    expect(text).toContain('Gracias, recibimos tu testimonio');
    expect(text).toContain(`${own}</a>`);
    await api.site().get(link.path).expect(404);
  });

  it('creates work in the work queue and changes the figures', async () => {
    const before = await api.as('manager').get('/testimonials/stats').expect(200);
    await sendTestimonial(api, link.path);
    const work = await findWork(api, 'testimonials-pending', 'manager');
    expect(work).toMatchObject({
      severity: 'due',
      count: 1,
      action: '/admin/testimonials?reviewState=pending',
    });
    expect(titlesOf(work)).toEqual(['Ana Ruiz']);
    const { body } = await api.as('manager').get('/testimonials/stats').expect(200);
    expect(body.pending).toBe(before.body.pending + 1);
  });

  it('shows every problem at its field and preserves the input', async () => {
    const fields = { text: QUOTATION, name: ' ', position: '<b>"Guía"</b>', rating: '9', locale: 'en' };
    const { text } = await sendForm(api, link.path, fields, 'en').expect(400);
    expect(text).toContain('Choose a rating.');
    expect(text).toContain('Tick the box if you agree');
    expect(text).toContain('id="name-wrong">Fill in this field.');
    expect(text).toContain(`>${QUOTATION}</textarea>`);
    expect(text).toContain('value="&#60;b&#62;&#34;Guía&#34;&#60;/b&#62;"');
    expect(text).toContain('value="en" lang="en" selected');
    expect(text.match(/autofocus/g)).toHaveLength(1);
    expect(await findPending(api)).toEqual([]);
  });

  it('asks again when the text to agree to is another one by now', async () => {
    const { key, consent } = await openForm(api, link.path, 'en');
    const { text } = await sendForm(api, link.path, { ...ANSWERS, key, consent }, 'es').expect(400);
    expect(text).toContain('El texto cambió mientras escribías.');
    expect(text).not.toContain('required checked aria-invalid');
  });

  it('stores a repeated form once', async () => {
    const { path } = await askForTestimonial(api, { maxSubmissions: 5 });
    const { key, consent } = await openForm(api, path);
    const fields = { ...ANSWERS, key, consent };
    const sent = await Promise.all([1, 2, 3].map(() => sendForm(api, path, fields).expect(303)));
    expect(new Set(sent.map(({ headers }) => headers['location'])).size).toBe(1);
    expect(await findPending(api)).toHaveLength(1);
  });

  it('accepts exactly one of two testimonials that are sent at once by a link for one', async () => {
    const forms = await Promise.all([openForm(api, link.path), openForm(api, link.path)]);
    const sent = await Promise.all(
      forms.map(({ key, consent }) => sendForm(api, link.path, { ...ANSWERS, key, consent })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const refused = sent.find(({ status }) => status === 409);
    expect(refused?.text).toContain('Este enlace ya no acepta testimonios.');
    expect(refused?.text).toContain(`>${QUOTATION}</textarea>`);
    expect(await findPending(api)).toHaveLength(1);
    expect(await current()).toMatchObject({ submissionCount: 1 });
  });

  it('drops what bots send', async () => {
    const { key, consent } = await openForm(api, link.path);
    const fields = { ...ANSWERS, key, consent, homepage: 'https://spam.example' };
    const { headers } = await sendForm(api, link.path, fields).expect(303);
    await api.site().get(String(headers['location'])).expect(200);
    expect(await findPending(api)).toEqual([]);
  });

  it('limits how many testimonials one network sends, and preserves the input', async () => {
    const { path } = await askForTestimonial(api, { maxSubmissions: 9 });
    for (let sent = 0; sent < 5; sent += 1) await sendTestimonial(api, path);
    const { key, consent } = await openForm(api, path);
    const { text, headers } = await sendForm(api, path, { ...ANSWERS, key, consent }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('Recibimos demasiados envíos.');
    expect(text).toContain(`>${QUOTATION}</textarea>`);
  });
});
