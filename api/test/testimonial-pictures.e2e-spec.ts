import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import type { TestimonialRequest } from '@vitral/contracts/testimonial-requests';
import sharp from 'sharp';
import { RetentionService } from '../src/retention/retention.service.ts';
import { Testimonial, TestimonialConsent } from '../src/testimonials/index.ts';
import { TestimonialPicture } from '../src/testimonials/testimonial-pictures.entity.ts';
import { jpegOfCamera, png, pngBomb } from './files/pictures.ts';
import { PDF } from './files/plain-files.ts';
import { putSettings } from './set-up/put-settings.ts';
import { ANSWERS, askForTestimonial, findPending, openForm, review } from './set-up/testimonial-requests.ts';
import { StoringApi } from './set-up/stores.ts';
import type { Api } from './start-api.ts';

let storing: StoringApi;
let api: Api;
let link: TestimonialRequest;
beforeAll(async () => {
  storing = await StoringApi.start('a directory', { TRUST_PROXY: '1' });
  ({ api } = storing);
});
afterAll(() => storing.stop());
beforeEach(async () => {
  await api.em().execute('delete from rate_limit');
  for (const entity of [TestimonialConsent, Testimonial, TestimonialPicture])
    await api.em().nativeDelete<object>(entity, {});
  link = await askForTestimonial(api, { maxSubmissions: 50 });
});

const picturesLeft = () => api.em().count(TestimonialPicture);

async function post(bytes: Buffer | null, changes: Record<string, string> = {}, name = 'yo.jpg') {
  const { key, consent } = await openForm(api, link.path);
  const request = api.site().post(`${link.path}?lang=es`).redirects(0).set('X-Forwarded-For', '203.0.113.7');
  for (const [field, value] of Object.entries({ ...ANSWERS, key, consent, ...changes }))
    void request.field(field, value);
  return bytes ? request.attach('picture', bytes, { filename: name, contentType: 'image/jpeg' }) : request;
}

async function sent(bytes: Buffer) {
  const { status, headers } = await post(bytes);
  expect(status).toBe(303);
  const [testimonial] = await findPending(api);
  if (!testimonial) throw new Error('Nothing was stored');
  return {
    testimonial,
    own: String(headers['location']).split('?')[0] ?? '',
    image: testimonial.image ?? '',
  };
}
const ask = (image: string, who: 'visitor' | 'user' | 'manager' = 'visitor') =>
  (who === 'visitor' ? api.asVisitor() : api.as(who)).get(image.replace(/^\/api/, '')).responseType('blob');

describe('a picture with a testimonial', () => {
  it('is stored as an upright square without metadata', async () => {
    const { image } = await sent(await jpegOfCamera(1200, 900));
    const { headers, body } = await ask(image, 'manager').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const metadata = await sharp(body as Buffer).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 640, height: 640 });
    expect([metadata.exif, metadata.orientation, metadata.icc]).toEqual([undefined, undefined, undefined]);
    expect((body as Buffer).toString('latin1')).not.toContain('Vitral');
  });

  it('reaches nobody but staff before the testimonial is approved, and nobody else once it is hidden', async () => {
    const { testimonial, image } = await sent(await png(200, 200));
    for (const who of ['visitor', 'user'] as const) await ask(image, who).expect(404);
    const { body: approved } = await review(api, testimonial).expect(200);
    expect(approved).toMatchObject({ isActive: true, image });
    const { headers } = await ask(image).expect(200);
    expect(headers['cache-control']).toBe('public, no-cache');
    await api
      .as('manager')
      .put(`/testimonials/${testimonial.id}`)
      .send({ ...approved, isActive: false })
      .expect(200);
    await ask(image).expect(404);
    await ask(image, 'manager').expect(200);
  });

  it('is deleted when the testimonial is rejected or withdrawn, or shows another picture', async () => {
    const { testimonial } = await sent(await png(200, 200));
    const { body: rejected } = await review(api, testimonial, 'rejected').expect(200);
    expect([rejected.image, await picturesLeft()]).toEqual([null, 0]);

    const { own, image } = await sent(await png(200, 200));
    await api.site().post(`${own}/withdrawal`).redirects(0).expect(303);
    await ask(image, 'manager').expect(404);
    expect(await picturesLeft()).toBe(0);

    const { testimonial: third } = await sent(await png(200, 200));
    const changed = { ...third, isActive: false, image: '/uploads/ana.webp' };
    await api.as('manager').put(`/testimonials/${third.id}`).send(changed).expect(200);
    expect(await picturesLeft()).toBe(0);
  });

  it('returns from the trash with its testimonial, and is erased with the trash', async () => {
    const { testimonial, image } = await sent(await png(200, 200));
    await api.as('manager').delete(`/testimonials/${testimonial.id}`).expect(204);
    const erase = () => api.application.get(RetentionService).deleteExpired('testimonial-request-retention');
    await erase();
    const { body } = await api
      .as('manager')
      .post(`/testimonials/${testimonial.id}/restore`)
      .send({})
      .expect(200);
    expect(body.image).toBe(image);
    await api.as('manager').delete(`/testimonials/${testimonial.id}`).expect(204);
    await api
      .em()
      .execute(`update audit_entry set created_at = now() - interval '31 days' where item_id = ?`, [
        testimonial.id,
      ]);
    await erase();
    expect(await picturesLeft()).toBe(0);
  });

  it('is erased when nobody decides, and the testimonial is approved without it', async () => {
    const { testimonial } = await sent(await png(200, 200));
    await api.em().execute(`update testimonial_picture set created_at = now() - interval '91 days'`);
    await api.application.get(RetentionService).deleteExpired('testimonial-request-retention');
    expect(await picturesLeft()).toBe(0);
    const { body } = await review(api, testimonial).expect(200);
    expect(body.image).toBeNull();
  });

  it('is optional, also when browsers send an empty file', async () => {
    expect((await post(null)).status).toBe(303);
    expect((await findPending(api))[0]).toMatchObject({ image: null, name: 'Ana Ruiz' });
  });
});

describe('a file that is no usable picture', () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const FILES: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['a PDF', () => PDF, 415, 'Elige una imagen'],
    ['HTML', () => html, 415, 'Elige una imagen'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'Elige una imagen'],
    [
      'a picture that is cut off',
      async () => (await png(900, 900)).subarray(0, 900),
      400,
      'Elige una imagen',
    ],
    ['a tracking pixel', () => png(2, 2), 400, 'Elige una imagen'],
    ['too many pixels', () => pngBomb(9000), 413, 'demasiado grande'],
    ['too many bytes', () => Buffer.alloc(LIMITS.testimonialPicture + 1), 413, 'demasiado grande'],
  ];

  it.each(FILES)(
    '%s is refused beside its field, and what was typed is kept',
    async (_, bytes, status, text) => {
      const response = await post(await bytes());
      expect(response.status).toBe(status);
      expect(response.text).toContain('id="picture-wrong"');
      expect(response.text).toContain(text);
      expect(response.text).toContain(ANSWERS.text);
      expect(response.text).toContain('value="Ana Ruiz"');
      expect([await findPending(api), await picturesLeft()]).toEqual([[], 0]);
      expect((await storing.state()).incoming).toEqual([]);
    },
  );

  it('with a script behind a real picture loses the script', async () => {
    const { image } = await sent(Buffer.concat([await png(200, 200), html]));
    const { body } = await ask(image, 'manager').expect(200);
    expect((body as Buffer).toString('latin1')).not.toContain('script');
  });

  it('asks for the picture again when another field is wrong', async () => {
    const { status, text } = await post(await png(200, 200), { name: '' });
    expect(status).toBe(400);
    expect(text).toContain('Vuelve a elegir la foto');
    expect((await storing.state()).incoming).toEqual([]);
  });

  it('is not read for an unknown link, nor after too many forms', async () => {
    await api
      .site()
      .post('/testimonial-requests/AZ.x')
      .attach('picture', await png(200, 200), 'a.png')
      .expect(404);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await post(PDF)).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 415));
    const last = await post(PDF);
    expect(last.status).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('links that ask for testimonials', () => {
  const erase = () => api.application.get(RetentionService).deleteExpired('testimonial-request-retention');
  const linksLeft = async () =>
    (await api.as('manager').get('/testimonial-requests').expect(200)).body.map(
      ({ recipient }: TestimonialRequest) => recipient,
    );

  it('are erased some time after they expired, were revoked or had all their testimonials', async () => {
    await api.em().execute('delete from testimonial_request');
    const made = async (recipient: string) => askForTestimonial(api, { recipient });
    const [expired, revoked, answered] = [
      await made('Expired'),
      await made('Revoked'),
      await made('Answered'),
    ];
    await made('Open');
    await api.as('manager').delete(`/testimonial-requests/${revoked.id}`).expect(204);
    link = answered;
    await sent(await png(200, 200));
    expect([await erase(), (await linksLeft()).length]).toEqual([0, 4]);

    const age = (column: string, table: string, where: string, id: string) =>
      api.em().execute(`update ${table} set ${column} = now() - interval '91 days' where ${where} = ?`, [id]);
    await age('expires_at', 'testimonial_request', 'id', expired.id);
    await age('revoked_at', 'testimonial_request', 'id', revoked.id);
    await api.em().execute(`update testimonial_consent set created_at = now() - interval '91 days'`);
    await erase();
    expect(await linksLeft()).toEqual(['Open']);
    expect(await api.em().count(TestimonialConsent)).toBe(1);
  });

  it('are erased after the number of days in the settings', async () => {
    const { id } = await askForTestimonial(api, { recipient: 'Eight days ago' });
    await api
      .em()
      .execute(`update testimonial_request set expires_at = now() - interval '8 days' where id = ?`, [id]);
    await erase();
    expect(await linksLeft()).toContain('Eight days ago');
    await putSettings(api, { requestRetentionDays: 7 });
    await erase();
    expect(await linksLeft()).not.toContain('Eight days ago');
  });
});
