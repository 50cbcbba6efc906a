import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Role } from '@vitral/contracts/access';
import type { Pool, PoolClient } from 'pg';
import { Statements } from './queries/statements.ts';
import { type Api, startApi } from './start-api.ts';

/** Plan types switched off for the test, so that PostgreSQL chooses them only when no index serves the query. */
const LAST_RESORTS = ['enable_seqscan', 'enable_sort', 'enable_incremental_sort', 'enable_bitmapscan'];

type Asker = Role | 'visitor';

const sorted = (path: string, fields: string[]) =>
  fields.flatMap((field) => [`${path}?sort=${field}`, `${path}?sort=-${field}`]);

/** List requests, with the table that each one reads and the role that sends it. */
const LISTS: [table: string, asker: Asker, paths: string[]][] = [
  ['account', 'admin', sorted('/admin/users', ['name', 'createdAt', 'lastLogin'])],
  ['account', 'admin', ['/admin/users?role=manager', '/admin/users?state=awaiting-approval&sort=-createdAt']],
  [
    'audit_entry',
    'admin',
    ['/audit', '/audit?verb=deleted', '/audit?noun=content', '/audit?from=2026-01-01'],
  ],
  ['backup', 'admin', ['/backups']],
  ['channel_change', 'admin', ['/modules/history']],
  ['client_error', 'admin', ['/client-errors']],
  ['contact_message', 'manager', sorted('/contact-messages', ['createdAt', 'name'])],
  ['contact_message', 'manager', ['/contact-messages?status=new', '/contact-messages?subject=support']],
  ['contact_message', 'manager', ['/contact-messages?kind=join', '/contact-messages?assignee=me']],
  ['contact_message', 'manager', ['/contact-messages?due=due', '/contact-messages?due=overdue']],
  [
    'content',
    'manager',
    sorted('/content', [
      'title',
      'type',
      'category',
      'visibility',
      'fileSize',
      'downloadCount',
      'createdAt',
      'updatedAt',
    ]),
  ],
  [
    'content',
    'user',
    [
      '/content',
      '/content?category=sales',
      '/content?type=image&visibility=public',
      '/content?type=image&category=team',
    ],
  ],
  ['content', 'manager', ['/content?trashed=true&sort=-updatedAt']],
  ['delivery', 'admin', ['/deliveries', '/deliveries?state=failed', '/deliveries?channel=sms']],
  [
    'security_event',
    'admin',
    ['/security-events', '/security-events?verb=logged-in', '/security-events?from=2026-01-01'],
  ],
  ['security_event', 'user', ['/profile/security-events']],
  ['landing_revision', 'manager', ['/landing-content/contact/revisions']],
  ['release', 'admin', ['/modules/mfe-people/releases']],
  ['release_set', 'admin', ['/modules/sets']],
  [
    'share_link',
    'manager',
    ['-createdAt', 'createdAt', '-lastOpenedAt', '-openCount', '-visitorCount', '-leadCount'].map(
      (sort) => `/share-links?sort=${sort}`,
    ),
  ],
  ['share_link', 'user', ['/share-links']],
  ['social_feed_item', 'manager', ['/social-feeds', '/social-feeds?platform=youtube']],
  ['social_feed_item', 'visitor', ['/social-feeds?limit=20', '/social-feeds?platform=youtube']],
  ['team_member', 'manager', ['/team-members']],
  ['team_member', 'visitor', ['/team-members?limit=50']],
  [
    'team_resource',
    'manager',
    ['title', 'type', '-downloadCount', '-createdAt'].map((sort) => `/team-resources?sort=${sort}`),
  ],
  ['team_resource', 'user', ['/team-resources', '/team-resources?type=tool']],
  ['testimonial', 'manager', sorted('/testimonials', ['createdAt', 'name', 'rating'])],
  ['testimonial', 'manager', ['/testimonials?isActive=false', '/testimonials?rating=5']],
  ['testimonial', 'manager', ['/testimonials?reviewState=pending']],
  ['testimonial_request', 'manager', ['/testimonial-requests']],
  ['testimonial', 'visitor', ['/testimonials?limit=20', '/testimonials?language=es']],
  ['zoom_meeting', 'admin', ['/zoom-meetings']],
  ['zoom_meeting', 'visitor', ['/zoom-meetings?limit=50']],
];

const CASES = LISTS.flatMap(([table, asker, paths]) => paths.map((path) => ({ table, asker, path })));

/** Searches for a substring. */
const SEARCHES = [
  { table: 'account', asker: 'admin', path: '/admin/users?q=garcía' },
  { table: 'audit_entry', asker: 'admin', path: '/audit?q=garcía' },
  { table: 'client_error', asker: 'admin', path: '/client-errors?q=garcía' },
  { table: 'contact_message', asker: 'manager', path: '/contact-messages?q=garcía' },
  { table: 'content', asker: 'manager', path: '/content?q=garcía' },
  { table: 'delivery', asker: 'admin', path: '/deliveries?q=garcía' },
  { table: 'security_event', asker: 'admin', path: '/security-events?q=garcía' },
  { table: 'social_feed_item', asker: 'manager', path: '/social-feeds?q=garcía' },
  { table: 'team_member', asker: 'manager', path: '/team-members?q=garcía' },
  { table: 'team_resource', asker: 'manager', path: '/team-resources?q=garcía' },
  { table: 'testimonial', asker: 'manager', path: '/testimonials?q=garcía' },
  { table: 'zoom_meeting', asker: 'admin', path: '/zoom-meetings?q=garcía' },
] as const;

/** Plan types that read the rows one after the other. */
const BY_ORDER = ['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan'];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

let api: Api;
let pool: Pool;
let statements: Statements;
beforeAll(async () => {
  api = await startApi({ JOBS: 'false' });
  statements = await Statements.of(api.application);
  pool = await api.application.get(MikroORM).em.getConnection().getNativeClient();
});
afterAll(() => api.stop());

/** Returns the plan nodes of the subquery that selects the page of a list. */
async function planOf(table: string, asker: Asker, path: string, before: string): Promise<Plan[]> {
  const agent = asker === 'visitor' ? api.asVisitor() : api.as(asker);
  const sent = await statements.during(() => agent.get(encodeURI(path)).expect(200));
  const text = sent.find((sql) => sql.includes('in (select') && sql.includes(`from "${table}"`));
  if (!text) throw new Error(`GET ${path} reads no page of ${table}:\n${sent.join('\n')}`);
  const client = await pool.connect();
  try {
    return nodesIn(limitIn(await explain(client, text, before)));
  } finally {
    client.release();
  }
}

async function explain(client: PoolClient, text: string, before: string): Promise<Plan> {
  await client.query(`begin; ${before}`);
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (generic_plan, format json) ${text}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('There is no plan');
    return plan;
  } finally {
    await client.query('rollback');
  }
}

function limitIn(plan: Plan): Plan {
  const limit = nodesIn(plan).find((node) => node['Node Type'] === 'Limit');
  if (!limit) throw new Error(`There is no limit in ${JSON.stringify(plan)}`);
  return limit;
}

const avoiding = (settings: readonly string[]) =>
  settings.map((setting) => `set local ${setting} = off`).join('; ');

/** Drops partial indexes, which PostgreSQL may prefer as long as a table is empty. */
const withoutPartialIndexes = (table: string) => `do $$ declare partial regclass; begin
  for partial in select indexrelid from pg_index where indrelid = '${table}'::regclass and indpred is not null
  loop execute 'drop index ' || partial; end loop; end $$`;

const nodesIn = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesIn)];

describe('indexes of lists', () => {
  it.each(CASES)(
    'GET $path reads its first page for a $asker from an index',
    async ({ table, asker, path }) => {
      const nodes = await planOf(table, asker, path, avoiding(LAST_RESORTS));
      expect(nodes.filter((node) => node['Node Type'].endsWith('Sort'))).toEqual([]);
      const scans = nodes.filter((node) => node['Relation Name'] === table);
      expect(scans.map((node) => node['Node Type'])).toEqual([expect.stringMatching(/^Index (Only )?Scan$/)]);
    },
  );

  it.each(SEARCHES)('GET $path searches for substrings in an index', async ({ table, asker, path }) => {
    const nodes = await planOf(table, asker, path, `${withoutPartialIndexes(table)}; ${avoiding(BY_ORDER)}`);
    expect(nodes.map((node) => node['Index Name'])).toContain(`${table}_search_index`);
  });
});
