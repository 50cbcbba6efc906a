import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Testimonial as TestimonialResponse } from '@vitral/contracts/testimonials';
import { Testimonial, TestimonialConsent } from '../src/testimonials/index.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import {
  askForTestimonial,
  findPending,
  isShown,
  QUOTATION,
  review,
  sendTestimonial,
} from './set-up/testimonial-requests.ts';

let { api, mailbox, stop } = {} as MailSite;
let own: string;
let testimonial: TestimonialResponse;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite({ TRUST_PROXY: '1' }));
});
afterAll(() => stop());
beforeEach(async () => {
  await api.em().execute('delete from rate_limit');
  await api.em().nativeDelete(Testimonial, { name: 'Ana Ruiz' });
  await api.em().nativeDelete(TestimonialConsent, {});
  own = await sendTestimonial(api, (await askForTestimonial(api)).path);
  [testimonial] = (await findPending(api)) as [TestimonialResponse];
});

const read = async (): Promise<TestimonialResponse> =>
  (await api.as('manager').get(`/testimonials/${testimonial.id}`).expect(200)).body;
const consents = async () =>
  (await api.as('manager').get(`/testimonials/${testimonial.id}/consents`).expect(200)).body;
const withdraw = () => api.site().post(`${own}/withdrawal?lang=es`).redirects(0);
const withdrawByStaff = (version: number) =>
  api.as('manager').post(`/testimonials/${testimonial.id}/withdrawal`).send({ version });
const activate = (changes: object = {}) =>
  api
    .as('manager')
    .put(`/testimonials/${testimonial.id}`)
    .send({ ...testimonial, isActive: true, ...changes });
const verbs = async () =>
  (await api.em().find(AuditEntry, { itemId: testimonial.id }, { orderBy: { id: 'asc' } })).map(
    ({ verb }) => verb,
  );

describe('the review of a testimonial', () => {
  it('shows it once it is approved', async () => {
    const { body } = await review(api, testimonial).expect(200);
    expect(body).toMatchObject({ reviewState: 'approved', isActive: true, version: 2 });
    expect(await isShown(api, 'Ana Ruiz')).toBe(true);
    expect(await verbs()).toEqual(['created', 'published']);
    expect((await api.site().get(`${own}?lang=en`)).text).toContain('It is shown on the site.');
  });

  it('hides it when it is rejected, also after it was approved', async () => {
    const { body } = await review(api, testimonial).expect(200);
    await review(api, body, 'rejected').expect(200);
    expect(await isShown(api, 'Ana Ruiz')).toBe(false);
    expect((await api.site().get(`${own}?lang=en`)).text).toContain('It is not shown on the site.');
  });

  it('refuses a stale version, other decisions and accounts that may not write', async () => {
    await review(api, testimonial, 'rejected').expect(200);
    expect((await review(api, testimonial).expect(409)).body.code).toBe('testimonials.stale');
    await review(api, testimonial, 'withdrawn').expect(400);
    const path = `/testimonials/${testimonial.id}`;
    await api.as('user').put(`${path}/review`).send({ version: 2, reviewState: 'approved' }).expect(403);
    await api.as('user').post(`${path}/withdrawal`).send({ version: 2 }).expect(403);
    await api.as('user').get(`${path}/consents`).expect(403);
  });

  it('is needed before the testimonial is shown', async () => {
    expect((await activate().expect(409)).body.code).toBe('testimonials.not-approved');
    await activate({ isActive: false, text: 'Más corto.' }).expect(200);
  });
});

describe('the withdrawal of a consent', () => {
  it('takes the testimonial down at once, by a POST only', async () => {
    await review(api, testimonial).expect(200);
    for (const path of [own, `${own}/withdrawal`]) await api.site().get(path).expect(200);
    expect(await isShown(api, 'Ana Ruiz')).toBe(true);

    await withdraw().expect(303).expect('location', `${own}?lang=es`);
    expect(await isShown(api, 'Ana Ruiz')).toBe(false);
    const { text } = await api.site().get(`${own}?lang=es`).expect(200);
    expect(text).toContain('Retiraste tu testimonio');
    expect(text).not.toContain('<form');
    expect(await read()).toMatchObject({ reviewState: 'withdrawn', isActive: false, text: QUOTATION });
    expect(await consents()).toMatchObject([{ withdrawnBy: 'person', quotation: QUOTATION }]);

    await withdraw().expect(303);
    expect(await verbs()).toEqual(['created', 'published', 'unpublished']);
  });

  it('is final', async () => {
    await withdraw().expect(303);
    const { version } = await read();
    const { body } = await activate({ version }).expect(409);
    expect(body.code).toBe('testimonials.withdrawn');
    const refused = await review(api, { ...testimonial, version }).expect(409);
    expect(refused.body.code).toBe('testimonials.withdrawn');
    const change = api.em().nativeUpdate(Testimonial, { id: testimonial.id }, { isActive: true });
    await expect(change).rejects.toThrow('testimonial_active_check');
  });

  it('is recorded by staff, too', async () => {
    const { body } = await review(api, testimonial).expect(200);
    expect((await withdrawByStaff(1).expect(409)).body.code).toBe('testimonials.stale');
    const { body: after } = await withdrawByStaff(body.version).expect(200);
    expect(after).toMatchObject({ reviewState: 'withdrawn', isActive: false });
    await withdrawByStaff(after.version).expect(200);
    expect(await isShown(api, 'Ana Ruiz')).toBe(false);
    expect(await consents()).toMatchObject([{ withdrawnBy: 'staff' }]);
    expect(await verbs()).toEqual(['created', 'published', 'unpublished']);
    const entry = await api.em().findOneOrFail(AuditEntry, { itemId: testimonial.id, verb: 'unpublished' });
    expect(entry.actorName).not.toBeNull();
  });

  it('is recorded for a testimonial that staff wrote', async () => {
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...input } = await read();
    const { reviewState: _reviewState, pinnedPlace: _place, version: _version, ...fields } = input;
    const { body } = await api
      .as('manager')
      .post('/testimonials')
      .send({ ...fields, isActive: true })
      .expect(201);
    expect(body.reviewState).toBe('approved');
    await api.as('manager').post(`/testimonials/${body.id}/withdrawal`).send({ version: 1 }).expect(200);
    expect(await isShown(api, 'Ana Ruiz')).toBe(false);
  });

  it('wins over an approval and an activation at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      await api.em().execute('delete from rate_limit');
      const path = (await askForTestimonial(api)).path;
      own = await sendTestimonial(api, path);
      [testimonial] = (await findPending(api)) as [TestimonialResponse];
      const [, reviewed] = await Promise.all([withdraw().expect(303), review(api, testimonial)]);
      expect([200, 409]).toContain(reviewed.status);
      expect(await read()).toMatchObject({ reviewState: 'withdrawn', isActive: false });
      const { version } = await read();
      const [activated] = await Promise.all([activate({ version }), withdraw().expect(303)]);
      expect(activated.status).toBe(409);
    }
    expect(await isShown(api, 'Ana Ruiz')).toBe(false);
  });
});

describe('the record of a consent', () => {
  it('outlives the testimonial, and is marked as withdrawn later', async () => {
    await api.as('manager').delete(`/testimonials/${testimonial.id}`).expect(204);
    await withdraw().expect(303);
    const [record] = await api.em().find(TestimonialConsent, {});
    expect(record).toMatchObject({
      testimonialId: testimonial.id,
      quotation: QUOTATION,
      withdrawnBy: 'person',
    });
    expect((await api.site().get(own).expect(200)).text).toContain('<h1>');
  });

  it('keeps a testimonial hidden that is restored from the trash, even if both happen at the same time', async () => {
    const restore = () => api.as('manager').post(`/testimonials/${testimonial.id}/restore`);
    await review(api, testimonial);
    await api.as('manager').delete(`/testimonials/${testimonial.id}`).expect(204);
    await Promise.all([restore().expect(200), withdraw().expect(303)]);
    expect(await read()).toMatchObject({ reviewState: 'withdrawn', isActive: false });

    await api.as('manager').delete(`/testimonials/${testimonial.id}`).expect(204);
    await restore().expect(200);
    expect(await read()).toMatchObject({ reviewState: 'withdrawn', isActive: false });
    expect(await isShown(api, 'Ana Ruiz')).toBe(false);
  });

  it('is exported in readable words, and the export is recorded', async () => {
    await withdraw().expect(303);
    const response = await api
      .as('manager')
      .get('/testimonials/consents/export')
      .set('Accept-Language', 'es')
      .expect(200);
    const { text } = response;
    expect(response.headers['content-disposition']).toContain('consentimientos-');
    expect(text).toContain('Nombre,Cargo,Correo electrónico,Testimonio enviado,Valoración');
    expect(text).toContain('Español');
    expect(text).toContain('la persona');
    expect(text).toContain('Acepto que Vitral publique');
    const entry = await api.em().findOneOrFail(AuditEntry, { verb: 'exported', noun: 'testimonials' });
    expect(entry.changes).toMatchObject({ after: { exported: 'consents' } });
  });

  it('comes with an email with the personal link, if the person gave an address', async () => {
    const { path } = await askForTestimonial(api);
    const page = await sendTestimonial(api, path, { email: 'ana@example.org' });
    const email = await mailbox.waitFor('ana@example.org');
    expect(email.subject).toBe('Tu testimonio para Vitral');
    expect(email.text).toContain(page);
    expect(email.text).not.toContain(QUOTATION);
    expect(mailbox.received).toHaveLength(1);
  });
});
