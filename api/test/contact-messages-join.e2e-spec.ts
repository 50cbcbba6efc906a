import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('a request to join', () => {
  const REQUEST = {
    ...{ kind: 'join', name: 'Ana Ruiz', email: 'ana.join@example.org', phone: null, language: 'fr' },
    ...{ country: 'CA', source: 'event', invitedBy: 'Eva\nSoto' },
  };
  const stored = () => api.em().find(ContactMessage, { email: REQUEST.email });

  it('is stored with its fields, and without a subject', async () => {
    await api.asVisitor().post('/contact').send(REQUEST).expect(201);
    const rest = { subject: null, message: '', status: 'new', assigneeId: null };
    expect(await stored()).toMatchObject([{ ...REQUEST, ...rest, invitedBy: 'Eva Soto' }]);
  });

  it.each([
    [{ subject: 'general' }, ['subject:invalid']],
    [{ country: 'XX', source: '' }, ['country:invalid', 'source:required']],
  ])('is refused with %j', async (change, fields) => {
    const { body } = await api
      .asVisitor()
      .post('/contact')
      .send({ ...REQUEST, ...change })
      .expect(400);
    expect(body).toMatchObject({ code: 'request.invalid', params: { fields } });
  });
});

describe('a request to join without scripts', () => {
  it('leads to the page of thanks in the language of the form', async () => {
    const request = { name: 'Eva', email: 'eva@example.org', country: 'CA', source: 'friend', phone: '' };
    for (const [path, thanks] of [
      ['/es/unirme', '/es/unirme/gracias'],
      ['/en/join', '/en/join/thanks'],
      ['/fr/rejoindre', '/fr/rejoindre/merci'],
    ] as const) {
      const { headers } = await api.site().post(path).type('form').send(request).expect(303);
      expect(headers['location']).toBe(thanks);
    }
    const rows = await api
      .em()
      .find(ContactMessage, { email: 'eva@example.org' }, { orderBy: { id: 'asc' } });
    expect(rows.map(({ language }) => language)).toEqual(['es', 'en', 'fr']);
  });

  it('expects the reply in the language that the visitor chose', async () => {
    const request = { name: 'Tom', email: 'tom@example.org', country: 'CA', source: 'other', language: 'fr' };
    await api.site().post('/en/join').type('form').send(request).expect(303);
    expect(await api.em().findOneOrFail(ContactMessage, { name: 'Tom' })).toMatchObject({ language: 'fr' });
  });
});
