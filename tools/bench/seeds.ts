export interface Seed {
  /** SQL by column, in place of the default value of its type; `n` is the number of the row. */
  columns?: Record<string, string>;
  /** Tables whose ids are distributed over the rows, by column, with a condition. */
  of?: Record<string, string>;
  /** SQL expression that is appended to the numbers. */
  join?: string;
}

const oneOf = (...values: (string | null)[]) =>
  `(array[${values.map((value) => (value === null ? 'null' : `'${value}'`))}])[1 + n % ${values.length}]`;
const sometimes = (divisor: number, value: string) => `case when n % ${divisor} = 0 then ${value} end`;
const agoIn = (unit: string) => `now() - n * interval '${unit}'`;

/** Sixteen words, so that four bits choose one. */
const WORDS =
  'Ana Bruno Carmen Elena García López Núñez Johnson liderazgo guía ventas manual confianza equipo semana handbook'.split(
    ' ',
  );
const word = (salt: string) =>
  `(array[${WORDS.map((each) => `'${each}'`)}])[1 + (hashint4(n + ${salt}) & 15)]`;
export const words = (count: number) =>
  `(select initcap(string_agg(${word('1000003 * k')}, ' ')) from generate_series(1, ${count}) k)`;

const PEOPLE = `account where username like 'person.%'`;

const LANDING_TEXT = {
  section: oneOf('contact', 'navigation', 'announcement'),
  metadata: `'{"subtitle": "Juntos"}'::jsonb`,
};

/** Tables of the console's lists. Referenced tables come first. */
export const LISTED: Record<string, Seed> = {
  account: {
    columns: {
      username: `'person.' || n`,
      email: `case when n % 10 > 0 then 'person.' || n || '@example.org' end`,
      password_hash: `case when n % 13 > 0 then md5(n::text) end`,
      awaits_approval: 'n % 18 = 0',
      last_login: `case when n % 5 > 0 then now() - (n * 7919::bigint % 100000) * interval '11 minutes' end`,
    },
  },
  content: {
    columns: {
      filename: `'bench-' || n || '.pdf'`,
      tags: `array[${word('1')}, ${word('2')}]`,
      file_size: '1000 + n * 104729::bigint % 50000000',
      updated_at: `now() - (n * 7919::bigint % 400000) * interval '1 minute'`,
      deleted_at: sometimes(20, 'now()'),
    },
  },
  testimonial: { columns: { rating: '1 + n % 5', locale: oneOf('es', 'en', null) } },
  contact_message: {
    columns: {
      email: `'person.' || n || '@example.org'`,
      status: oneOf('new', 'read', 'answered', 'answered'),
    },
  },
  team_member: { columns: { order: '1000 + n', title_en: `'Facilitator'`, bio_en: words(40) } },
  team_resource: { columns: { url: `'https://example.org/resources/' || n` } },
  feed_source: { columns: { url: `'https://example.org/source/' || n`, kind: `'manual'` } },
  social_feed_item: {
    columns: {
      url: `'https://example.org/feed/' || n`,
      external_id: `'bench-' || n`,
      is_live: 'n % 500 = 0',
      removed_at: sometimes(20, 'now()'),
    },
    of: { source_id: 'feed_source' },
  },
  embed: {
    columns: {
      platform: `'youtube'`,
      kind: `'video'`,
      url: `'https://www.youtube.com/watch?v=' || left(md5(n::text), 11)`,
      embed_id: `left(md5(n::text), 11)`,
      order: '1000 + n',
    },
  },
  zoom_meeting: {
    columns: {
      zoom_link: `'https://zoom.us/j/' || n`,
      days_of_week: `jsonb_build_array(${oneOf('monday', 'tuesday', 'wednesday', 'thursday', 'friday')})`,
      // Evenings in three time zones with different daylight saving.
      time_slots: `'[{"timezone": "America/Mexico_City", "time": "19:00", "endTime": "20:00"},
        {"timezone": "America/Bogota", "time": "20:00", "endTime": "21:00"},
        {"timezone": "Europe/Madrid", "time": "02:00", "endTime": "03:00"}]'::jsonb`,
      is_active: 'n % 2 > 0',
    },
  },
  meeting_registration: {
    columns: {
      email_hash: `'bench-' || n`,
      language: oneOf('es', 'en', 'fr'),
      timezone: `'Europe/Madrid'`,
      confirmed_at: 'now()',
    },
  },
  redirect: { columns: { from: `'/old/' || n`, to: `'/es'`, status: '301' } },
  site_page: { columns: { slug: `'bench-' || n`, is_published: 'false' } },
  landing_revision: { columns: LANDING_TEXT },
  // Old releases of the modules, whose files are deleted.
  release: {
    columns: {
      name: 'model.name',
      version: `'0.0.' || n`,
      digest: `md5(n::text) || md5('bench' || n)`,
      descriptor: 'model.descriptor',
      origin: `'published'`,
      removed_at: 'now()',
    },
    join: `join (select name, descriptor, row_number() over (order by name) - 1 as place, count(*) over () as total
      from release where removed_at is null and name <> 'shell') as model on model.place = n % model.total`,
  },
  // Every such row refers to the active set.
  release_set: {
    columns: { release_ids: 'active.release_ids', fingerprint: `'bench ' || n`, proved_at: 'now()' },
    join: `, (select release_ids from release_set join release_channel on release_set.id = active_set_id) as active`,
  },
  channel_change: {
    columns: { channel: `'live'`, kind: `'activated'`, module: `'mfe-people'` },
    of: { to_set_id: 'release_set' },
  },
  module_token: {
    columns: {
      module: `'mfe-people'`,
      hash: `md5(n::text) || md5('bench' || n)`,
      expires_at: `now() + interval '90 days'`,
    },
    of: { created_by_id: 'account' },
  },
  signing_key: {
    columns: {
      modules: `'["mfe-people"]'::jsonb`,
      public_key: `'bench ' || n`,
      fingerprint: `md5(n::text) || md5('bench' || n)`,
    },
  },
  audit_entry: {
    columns: {
      noun: oneOf('content', 'testimonials', 'users', 'team-members', 'social-feeds', 'landing-content'),
      item_id: `md5('bench' || n)`,
      item_name: words(2),
      actor_id: `case when n % 41 > 0 then lpad(to_hex(n % 41), 32, '0')::uuid end`,
      actor_name: `case when n % 41 > 0 then 'García ' || n % 41 end`,
      changes: `'{"before": {"title": "Guía"}, "after": {"title": "Manual"}}'::jsonb`,
    },
  },
  delivery: {
    columns: {
      template: oneOf('contact-message', 'new-account', 'password-link'),
      recipient: `'person.' || n || '@example.org'`,
      state: `case when n % 20 = 0 then 'failed' else 'sent' end`,
      finished_at: 'now()',
    },
  },
  client_error: {
    columns: {
      fingerprint: `md5('bench' || n)`,
      message: `'TypeError: value ' || n || ' is not a function'`,
      stack: `repeat('at render (main.js:1:' || n || ') ', 12)`,
      browser: `'Chrome ' || 120 + n % 30`,
    },
  },
  // Backup attempts without an archive, since no file store holds as many archives.
  backup: {
    columns: {
      filename: `'bench-' || n || '.tar'`,
      state: `'failed'`,
      seen_at: 'now()',
      finished_at: 'now()',
    },
  },
};

/** Tables that grow and have no list in the console. They are filled after those of the lists. */
export const OTHERS: Record<string, Seed> = {
  user_link: {
    columns: { token_hash: 'md5(n::text)', expires_at: `now() + interval '7 days'` },
    of: { user_id: PEOPLE },
  },
  recovery_code: { columns: { code_hash: `md5(n::text) || md5('bench' || n)` }, of: { user_id: PEOPLE } },
  passkey: { columns: { credential_id: `'bench-' || n` }, of: { user_id: PEOPLE } },
  used_challenge: { columns: { digest: `'bench-' || n`, expires_at: 'now()' } },
  session: {
    columns: {
      sid: `'bench-' || n || '-' || md5(random()::text)`,
      sess: `json_build_object('cookie', json_build_object('path', '/'), 'passport', json_build_object('user', ids[1 + n % total]))`,
      expire: `now() + interval '7 days'`,
    },
    join: `, (select array_agg(id) as ids, count(*)::int as total from ${PEOPLE}) as people`,
  },
  rate_limit: {
    columns: {
      key: `'login:bench-' || n || '-' || md5(random()::text)`,
      expire: 'extract(epoch from now())::bigint * 1000 + 900000',
    },
  },
  content_access: { columns: { day: 'current_date - n / total' }, of: { content_id: 'content' } },
  content_variant: {
    columns: { filename: `'bench-variant-' || n || '.webp'`, width: '160 + n % 8 * 160' },
    of: { content_id: `content where type = 'image'` },
  },
  share_link: { columns: { revoked_at: sometimes(4, 'now()') } },
  share_link_item: { of: { link_id: 'share_link', content_id: 'content' } },
  idempotency_key: { columns: { id: `'bench-' || n`, response: `repeat('r', 500)` } },
  // The default for `created_at` is before the first day: visitors see the newest texts of a section.
  landing_content: { columns: LANDING_TEXT },
  contact_note: { of: { contact_message_id: 'contact_message' } },
  meeting_exception: {
    columns: { date: 'current_date + 30 - n / total' },
    of: { meeting_id: 'zoom_meeting' },
  },
  meeting_join: { columns: { date: `(${agoIn('5 minutes')})::date` }, of: { meeting_id: 'zoom_meeting' } },
  resource_access: { columns: { day: 'current_date - n / total' }, of: { resource_id: 'team_resource' } },
  restore: { columns: { state: `'done'`, filename: `'bench-' || n || '.tar'`, finished_at: 'now()' } },
  set_traffic: {
    columns: { hour: `date_trunc('hour', now()) - n / total * interval '1 hour'` },
    of: { set_id: 'release_set' },
  },
  load_failure_count: {
    columns: {
      release_id: `(select id from release limit 1)`,
      hour: `date_trunc('hour', now()) - n / total * interval '1 hour'`,
      reason: `'slow'`,
      outcome: `'retried'`,
    },
    of: { set_id: 'release_set' },
  },
  page_timing: {
    columns: {
      release_id: `(select id from release limit 1)`,
      page: `'page-' || n % 20`,
      metric: oneOf('inp', 'load'),
      hour: `date_trunc('hour', now()) - n / total * interval '1 hour'`,
      visits: `array_fill(n % 7, array[95])`,
    },
    of: { set_id: 'release_set' },
  },
  // Completed jobs, which are deleted after a week.
  'jobs.job': {
    columns: {
      name: `'notifications'`,
      data: `'{}'::jsonb`,
      state: `'completed'`,
      created_on: agoIn('5 seconds'),
      completed_on: agoIn('5 seconds'),
    },
  },
};
