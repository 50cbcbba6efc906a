import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Testimonial } from '@vitral/contracts/testimonials';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const GONE = { code: 'testimonials.member-not-found' };

async function addMember(): Promise<{ id: string; version: number }> {
  return (await api.as('manager').post('/team-members').send({ name: 'Eva Paz' }).expect(201)).body;
}

async function addAbout(aboutMember: string | null): Promise<Testimonial> {
  const testimonial = { name: 'Hugo Benavides', text: 'Me escuchó.', aboutMember };
  return (await api.as('manager').post('/testimonials').send(testimonial).expect(201)).body;
}

async function shownIds(): Promise<string[]> {
  const { body } = await api.asVisitor().get('/testimonials').expect(200);
  return body.map(({ id }: Testimonial) => id);
}

describe('testimonials about members of the team', () => {
  it('name the member by id, also to visitors', async () => {
    const { id: aboutMember } = await addMember();
    const { id } = await addAbout(aboutMember);

    const { body } = await api.asVisitor().get('/testimonials').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ id, aboutMember }));
  });

  it('are refused when the member is unknown, also in an update', async () => {
    const created = api.as('manager').post('/testimonials');
    const input = { name: 'Hugo', text: 'Me escuchó.', aboutMember: NOBODY };
    expect((await created.send(input).expect(400)).body).toMatchObject(GONE);

    const row = await addAbout(null);
    const update = api.as('manager').put(`/testimonials/${row.id}`);
    expect((await update.send({ ...row, aboutMember: NOBODY }).expect(400)).body).toMatchObject(GONE);
    const wrong = { ...input, aboutMember: 'eva' };
    await api.as('manager').post('/testimonials').send(wrong).expect(400);
  });

  it('are about nobody once the member is deleted, in the same version', async () => {
    const member = await addMember();
    const row = await addAbout(member.id);
    await api.as('manager').delete(`/team-members/${member.id}`).expect(204);

    const { body } = await api.as('manager').get(`/testimonials/${row.id}`).expect(200);
    expect(body).toEqual({ ...row, aboutMember: null });
    await api
      .as('manager')
      .put(`/testimonials/${row.id}`)
      .send({ ...body, rating: 4 })
      .expect(200);
  });

  it('are hidden from visitors while the member is inactive, and never from managers', async () => {
    const member = await addMember();
    const { id } = await addAbout(member.id);
    expect(await shownIds()).toContain(id);

    const switchTo = (isActive: boolean, version: number) =>
      api
        .as('manager')
        .put(`/team-members/${member.id}`)
        .send({ name: 'Eva Paz', isActive, version })
        .expect(200);
    await switchTo(false, member.version);
    expect(await shownIds()).not.toContain(id);
    const { body } = await api.as('manager').get('/testimonials').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ id, isActive: true }));
    const total = await api.asVisitor().get('/testimonials').query({ limit: 1 }).expect(200);
    expect(Number(total.headers['x-total-count'])).toBe((await shownIds()).length);

    await switchTo(true, member.version + 1);
    expect(await shownIds()).toContain(id);
    const later = await api.asVisitor().get('/testimonials').query({ limit: 1 }).expect(200);
    expect(Number(later.headers['x-total-count'])).toBe((await shownIds()).length);
  });

  it('are audited with the member', async () => {
    const { id: aboutMember } = await addMember();
    const row = await addAbout(null);
    await api
      .as('manager')
      .put(`/testimonials/${row.id}`)
      .send({ ...row, aboutMember })
      .expect(200);

    const { body } = await api.as('admin').get('/audit').query({ limit: 1 }).expect(200);
    expect(body[0]).toMatchObject({ verb: 'updated', noun: 'testimonials', itemId: row.id });
    expect(body[0].changes).toEqual({ before: { aboutMember: null }, after: { aboutMember } });
  });
});
