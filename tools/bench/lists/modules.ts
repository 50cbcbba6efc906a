import { countOf, numbersAfter, shareOf } from './numbers-after.ts';

/** Old releases of the five modules, whose files are deleted. */
export const RELEASES = {
  table: 'release',
  fill: `
    insert into release (created_at, name, version, digest, descriptor, origin, revision, published_by, files, size, removed_at)
    select now() - interval '60 days' - n * interval '20 minutes', model.name, '0.0.' || n, md5(n::text) || md5('bench' || n),
      model.descriptor, 'published', md5(n::text), 'CI',
      (select jsonb_agg(jsonb_build_object('path', k || '.js', 'size', 9000, 'sha256', md5(k::text) || md5(n::text)))
        from generate_series(1, 12) k), 108000, now()
    from ${numbersAfter('release')}
      join (select name, descriptor, row_number() over (order by name) - 1 as place
        from release where removed_at is null and name <> 'shell' and origin = 'workspace') as model on model.place = n % 5`,
  role: 'admin',
  first: '/api/modules/mfe-people/releases?limit=10&offset=0',
  paths: ['/api/modules/mfe-people/releases?limit=10&offset=0', '/api/modules', '/api/modules/channel'],
};

/** The active set with another release of one module each time. */
export const RELEASE_SETS = {
  table: 'release_set',
  fill: `
    insert into release_set (created_at, release_ids, fingerprint, proved_at, last_seen_at)
    select now() - interval '60 days' - n * interval '20 minutes', active.release_ids, 'bench ' || n, now(),
      now() - interval '60 days'
    from ${numbersAfter('release_set')},
      (select release_ids from release_set join release_channel on release_set.id = active_set_id) as active`,
  role: 'admin',
  first: '/api/modules/sets?limit=10&offset=0',
  paths: ['/api/modules/sets?limit=10&offset=0', '/api/modules/sets?limit=100&offset=9800'],
};

export const CHANNEL_CHANGES = {
  table: 'channel_change',
  fill: `
    insert into channel_change (created_at, channel, kind, module, release_id, from_set_id, to_set_id, actor_name)
    select now(), 'live', 'activated', release.name, release.id, active_set_id, active_set_id, 'CI'
    from ${numbersAfter('channel_change')}
      join (select id, name, row_number() over (order by id) - 1 as place from release where name <> 'shell') as release
        on release.place = n % ${countOf('release', `name <> 'shell'`)}, release_channel`,
  role: 'admin',
  first: '/api/modules/history?limit=10&offset=0',
  paths: [
    '/api/modules/history?limit=10&offset=0',
    '/api/modules/history?limit=10&offset=0&module=mfe-people',
  ],
};

/** The API refuses more than 50 rows, but has to be as fast with more. */
export const MODULE_TOKENS = {
  table: 'module_token',
  fill: `
    insert into module_token (created_at, name, module, may_activate, hash, last_four, created_by_id, created_by_name, expires_at)
    select now(), 'CI ' || n, 'mfe-people', false, md5(n::text) || md5('bench' || n), right(md5(n::text), 4), maker.id, 'Ana',
      now() + interval '90 days'
    from ${numbersAfter('module_token')} join ${shareOf('account', 'maker')}`,
  role: 'admin',
  first: '/api/module-tokens',
  paths: ['/api/module-tokens'],
};
