import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@vitral/contracts/access';
import { LIMITS } from '@vitral/contracts/limits';
import { type FoundItem, SEARCHED_NOUNS, type SearchedNoun } from '@vitral/contracts/search';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import type { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { Statements } from './queries/statements.ts';
import { addSearched } from './set-up/searched-rows.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function find(q: string, role: Role = 'admin'): Promise<FoundItem[]> {
  const { body } = await api.as(role).get('/search').query({ q }).expect(200);
  return body;
}

const titles = async (q: string) => (await find(q)).map(({ title }) => title);
const day = (date: number) => new Date(Date.UTC(2026, 0, date));
const add = (noun: SearchedNoun, title: string, changes: object = {}) =>
  addSearched(api, noun, title, changes);
const addStory = (name: string, changes: Partial<Testimonial> = {}) => add('testimonials', name, changes);

describe('search', () => {
  it('finds items of every noun by their titles, with details that distinguish them', async () => {
    const meeting = await add('zoom-meetings', 'Quetzal azul');
    const details: Partial<Record<SearchedNoun, [changes: object, detail: string]>> = {
      content: [{ originalName: 'plumas.pdf' }, 'plumas.pdf'],
      'contact-messages': [{ email: 'pluma@example.org' }, 'pluma@example.org'],
      'meeting-registrations': [{ meeting }, 'Quetzal azul'],
      'site-pages': [{ slug: 'plumas' }, 'plumas'],
      testimonials: [{ company: 'Nido' }, 'Nido'],
      users: [{ username: 'pluma' }, 'pluma'],
    };
    for (const noun of SEARCHED_NOUNS) {
      const title = noun === 'redirects' ? '/Quetzal-redirects' : `Quetzal ${noun}`;
      const [changes, detail] = details[noun] ?? [{}, noun === 'redirects' ? '/es' : ''];
      const id = await add(noun, title.replace('/', ''), changes);
      expect(await find(`quetzal ${noun}`)).toEqual([{ noun, id, title, detail }]);
    }
  });

  it('shows the email address of an account that has one', async () => {
    await add('users', 'Colibrí', { email: 'colibri@example.org' });
    expect(await find('colibrí')).toMatchObject([{ detail: 'colibri@example.org' }]);
  });

  it('finds all words in any order, case and language, also inside words', async () => {
    await add('zoom-meetings', 'Círculo de la Garza', { titleEn: 'The Heron circle', description: 'Ñandú' });
    for (const q of ['garza círculo', 'CÍRCULO  garza', 'heron círc', ' ñandú\tHERON ', 'arz ron'])
      expect(await titles(q)).toEqual(['Círculo de la Garza']);
    expect(await find('garza paloma')).toEqual([]);
  });

  it('ignores accents in every noun, however they are encoded', async () => {
    for (const noun of SEARCHED_NOUNS) await add(noun, 'Água-Ñusta');
    for (const q of ['agua-nusta', 'ÁGUA-NUSTÁ', 'Água-Ñusta'.normalize('NFD')])
      expect((await find(q)).map(({ noun }) => noun).sort()).toEqual([...SEARCHED_NOUNS].sort());
  });

  it('ignores words after the sixth', async () => {
    await addStory('uno dos tres cuatro cinco seis');
    expect(await titles('seis cinco cuatro tres dos uno siete')).toHaveLength(1);
    expect(await titles('seis cinco cuatro tres dos siete uno')).toHaveLength(0);
  });

  it('takes every character literally', async () => {
    await addStory('Tordo 100% a_b c\\d');
    for (const q of ['tordo 0%', 'tordo a_b', 'tordo c\\d', '100%', "tordo%' or ''='"])
      expect(await titles(q)).toHaveLength(q.includes("'") ? 0 : 1);
    for (const q of ['tordo 1%0', 'tordo a_c', 'tordo c\\\\d', 'tor_o', 't%o', '?tordo'])
      expect(await titles(q)).toEqual([]);
  });

  it('finds words of one and two letters', async () => {
    await addStory('Wy Xu', { text: 'Zq' });
    expect(await titles('xu')).toEqual(['Wy Xu']);
    expect(await titles('zq w')).toEqual(['Wy Xu']);
    expect(await titles('zqk')).toEqual([]);
  });

  it('lists titles that begin with the words first, then titles that contain them, then others, each newest first', async () => {
    const text = 'Una alondra';
    await addStory('Otra', { text, updatedAt: day(9) });
    await addStory('La alondra gris', { text, updatedAt: day(1) });
    await add('team-members', 'Mi alondra', { updatedAt: day(3) });
    await add('content', 'Alondra', { updatedAt: day(1) });
    await addStory('Alondra real', { text, updatedAt: day(2) });
    const inOrder = ['Alondra real', 'Alondra', 'Mi alondra', 'La alondra gris', 'Otra'];
    expect(await titles('alondra')).toEqual(inOrder);
    expect(await titles('gris alondra')).toEqual(['La alondra gris']);
  });

  it.each(SEARCHED_NOUNS)('recognizes the titles of %s', async (noun) => {
    await add(noun, `Gaviota ${noun}`);
    await addStory('Otra', { text: `gaviota ${noun}`, updatedAt: new Date(Date.now() + 60_000) });
    const nouns = (await find(`gaviota ${noun}`)).map((item) => item.noun);
    expect(nouns).toEqual([noun, 'testimonials']);
  });

  it('lists at most five items of a noun, the best ones, and twenty in all', async () => {
    await addStory('Zorzal', { updatedAt: day(1) });
    for (let date = 2; date <= 7; date += 1)
      await addStory(`Un zorzal ${date}`, { text: 'zorzal', updatedAt: day(date) });
    expect(await titles('zorzal')).toEqual(['Zorzal', ...[7, 6, 5, 4].map((date) => `Un zorzal ${date}`)]);
    for (const noun of ['content', 'contact-messages', 'users', 'team-members'] as const)
      for (let index = 0; index < 5; index += 1) await add(noun, `Zorzal ${index}`);
    const found = await find('zorzal');
    expect(found).toHaveLength(20);
    expect(new Set(found.map(({ noun }) => noun)).size).toBe(4);
  });

  it('finds new and changed items at once, and deleted ones no longer', async () => {
    const story = { name: 'Lechuza', text: 'Gracias', rating: 5 };
    const { body } = await api.as('manager').post('/testimonials').send(story).expect(201);
    expect(await titles('lechuza')).toEqual(['Lechuza']);
    const path = `/testimonials/${body.id}`;
    await api
      .as('manager')
      .put(path)
      .send({ ...story, name: 'Autillo', version: 1 })
      .expect(200);
    expect(await titles('lechuza')).toEqual([]);
    expect(await titles('autillo')).toEqual(['Autillo']);
    await api.as('manager').delete(path).expect(204);
    expect(await titles('autillo')).toEqual([]);
  });

  it('reads all nouns in one query, without audit entries or cached results', async () => {
    const entries = await api.em().count(AuditEntry);
    const statements = await Statements.of(api.application);
    const sent = await statements.during(async () => {
      const { headers } = await api.as('admin').get('/search').query({ q: 'mirlo' }).expect(200);
      expect(headers['cache-control']).toContain('no-store');
    });
    expect(sent.filter((sql) => sql.includes('search_text'))).toHaveLength(1);
    expect(await api.em().count(AuditEntry)).toBe(entries);
  });

  it.each([{}, { q: '' }, { q: ' \u0000 ' }, { q: 'a'.repeat(LIMITS.search + 1) }, { q: 'a', limit: 5 }])(
    'refuses %j',
    async (query) => {
      const { body } = await api.as('user').get('/search').query(query).expect(400);
      expect(body.code).toBe('request.invalid');
    },
  );

  it('accepts the longest text', async () => {
    const name = 'ñ'.repeat(LIMITS.search);
    await addStory(name);
    expect(await titles(name)).toEqual([name]);
  });

  it('compares the newest 2,000 matches of a noun', async () => {
    await addStory('Jilguero antiguo');
    await api.em().execute(
      `insert into testimonial (created_at, updated_at, name, text, rating, is_active)
       select now(), now(), 'Canario', 'El jilguero', 5, true from generate_series(1, 2000)`,
    );
    expect(await titles('jilguero')).toEqual(Array(5).fill('Canario'));
    expect(await titles('jilguero antiguo')).toEqual(['Jilguero antiguo']);
  });

  it('compares the newest 2,000 items of a noun with short words', async () => {
    await add('team-resources', 'Qw');
    expect(await titles('qw')).toEqual(['Qw']);
    await api.em().execute(
      `insert into team_resource (created_at, updated_at, title, description, type, url, is_active, download_count)
       select now(), now(), 'Nido', '', 'tool', 'https://example.org/', true, 0 from generate_series(1, 2000)`,
    );
    expect(await titles('qw')).toEqual([]);
  });
});
