import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EarlierDatabase } from './set-up/earlier-database.ts';

const PLAN = '019a1b2c-3d4e-7f60-8a9b-0c1d2e3f4a01';
const PRICES = '019a1b2c-3d4e-7f60-8a9b-0c1d2e3f4a02';

let earlier: EarlierDatabase;
beforeEach(async () => {
  earlier = await EarlierDatabase.start('20261129020935-testimonial-requests');
  for (const id of [PLAN, PRICES])
    await earlier.read(
      `insert into content (id, created_at, updated_at, title, description, type, category, visibility, is_visible, tags,
         filename, original_name, mime_type, file_size, checksum, download_count)
       values ('${id}', now(), now(), 'x', '', 'pdf', 'sales', 'team', true, '{}', '${id}.pdf', 'x.pdf', 'application/pdf', 1, '', 0)`,
    );
  await earlier.read(
    `insert into share_link (created_at, content_id, download_count, recipient) values
       ('2026-11-01', '${PLAN}', 3, 'Ana'), ('2026-11-02', '${PRICES}', 0, null)`,
  );
});
afterEach(() => earlier.stop());

describe('the migration of share links to several items', () => {
  it('makes the item of each link its only one, with the downloads so far', async () => {
    await earlier.migrate('20261129051339-kits');
    const links = await earlier.read(
      `select content_id, position, share_link_item.download_count, recipient, title, version, updated_at = created_at as is_unchanged
       from share_link join share_link_item on link_id = id order by created_at`,
    );
    const unchanged = { position: 0, title: null, version: 1, is_unchanged: true };
    expect(links).toEqual([
      { content_id: PLAN, download_count: 3, recipient: 'Ana', ...unchanged },
      { content_id: PRICES, download_count: 0, recipient: null, ...unchanged },
    ]);
  });

  it('can be reverted, and then a link has its first item', async () => {
    await earlier.migrate('20261129051339-kits');
    await earlier.read(
      `insert into share_link_item (link_id, content_id, position) select id, '${PRICES}', 1 from share_link where recipient = 'Ana'`,
    );
    await earlier.revert();
    expect(await earlier.read('select content_id from share_link order by created_at')).toEqual([
      { content_id: PLAN },
      { content_id: PRICES },
    ]);
  });
});
