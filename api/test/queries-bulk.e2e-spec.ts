import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentBulkChange } from '@vitral/contracts/content';
import { LIMITS } from '@vitral/contracts/limits';
import { Content } from '../src/content/content.entity.ts';
import { fill } from './queries/fill.ts';
import { Statements } from './queries/statements.ts';
import { fillContent } from './set-up/content-row.ts';
import { type Api, startApi } from './start-api.ts';

const FEW = 3;
const MANY = LIMITS.bulk;

type WithoutIds<Each> = Each extends unknown ? Omit<Each, 'ids'> : never;
type Change = WithoutIds<ContentBulkChange>;

let api: Api;
let statements: Statements;
beforeAll(async () => {
  api = await startApi({ JOBS: 'false' });
  statements = await Statements.of(api.application);
});
afterAll(() => api.stop());

const CHANGES: Change[] = [
  { action: 'set-visibility', visibility: 'team' },
  { action: 'hide' },
  { action: 'add-tags', tags: ['nuevo'] },
  { action: 'remove-tags', tags: ['viejo'] },
  { action: 'delete' },
  { action: 'restore' },
];

describe('number of queries of bulk changes', () => {
  it.each(CHANGES)(
    'changes many content items with no more statements than a few: $action',
    async (change) => {
      const forFew = await statementsOf(change, FEW);
      const forMany = await statementsOf(change, MANY);
      expect(forMany).toHaveLength(forFew.length);
      // Includes one statement for each table that can use a file, and one for reviews.
      expect(forMany.length).toBeLessThanOrEqual(26);
    },
  );

  /** Every item differs from its new values and from the other items. */
  async function statementsOf(change: Change, count: number): Promise<string[]> {
    const deletedAt = change.action === 'restore' ? new Date() : null;
    const details = Array.from({ length: count }, (_, n) => ({
      tags: ['viejo', `etiqueta ${n}`],
      deletedAt,
    }));
    const rows = await fillContent(api, ...details);
    const ids = rows.map(({ id }) => id);
    return statements.during(async () => {
      const { body } = await api
        .as('manager')
        .post('/content/bulk')
        .send({ ids, ...change })
        .expect(200);
      expect(body).toEqual({ changed: count });
    });
  }

  const MOVES = [
    { noun: 'team-members', to: { to: FEW } },
    { noun: 'embeds', to: { order: FEW } },
  ];

  it.each(MOVES)(
    'moves one of many $noun with no more statements than one of a few',
    async ({ noun, to }) => {
      const moveFirst = async () => {
        const { body } = await api.as('manager').get(`/${noun}`).expect(200);
        const move = () => api.as('manager').post(`/${noun}/${body[0].id}/move`).send(to).expect(200);
        return statements.during(move);
      };
      await fill(api, FEW + 1);
      const amongFew = await moveFirst();
      await fill(api, 30);
      expect(await moveFirst()).toHaveLength(amongFew.length);
    },
  );

  it('permanently deletes an item with many dependent rows without more statements', async () => {
    const em = api.em();
    const remove = async () => {
      const { id } = await em.findOneOrFail(Content, { type: 'image' }, { orderBy: { id: 'asc' } });
      const call = (path: string) => api.as('manager').delete(path).query({ evenIfUsed: true }).expect(204);
      await call(`/content/${id}`);
      return statements.during(() => call(`/content/${id}/permanently`));
    };
    await fillContent(api);
    await fill(api, FEW);
    const withFew = await remove();
    await fill(api, 30);
    expect(await remove()).toHaveLength(withFew.length);
  });
});
