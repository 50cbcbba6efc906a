import { numbersAfter } from './numbers-after.ts';

const SORTS = ['name', 'createdAt', 'lastLogin'].flatMap((field) => [field, `-${field}`]);

const QUERIES = [
  ...SORTS.map((sort) => `sort=${sort}`),
  ...SORTS.map((sort) => `sort=${sort}&offset=8200`),
  'role=admin',
  'role=user&sort=-lastLogin',
  'state=enabled',
  'state=disabled',
  'state=invited&sort=-createdAt',
  'state=awaiting-approval&sort=-createdAt',
  'role=manager&state=disabled&sort=-lastLogin',
  'q=lópez',
  'q=example.org',
  'q=nothing has this',
  'q=a&sort=-lastLogin',
  'q=garcía&role=manager&state=enabled&sort=-name',
];

/** Mostly users who have logged in; some are invited, disabled or awaiting approval, some have no email. */
const FILL = `
  insert into account (created_at, updated_at, name, username, email, role, password_hash, is_enabled, awaits_approval,
    last_login)
  select
    now() - n * interval '51 minutes', now() - n * interval '1 minute',
    first_names[1 + n * 7 % 12] || ' ' || last_names[1 + n / 12 % 12] || ' ' || last_names[1 + n * 5 % 12],
    'person.' || n, case when n % 10 > 0 then 'person.' || n || '@example.org' end,
    (array['user', 'user', 'user', 'user', 'user', 'user', 'user', 'manager', 'manager', 'admin'])[1 + n % 10],
    case when n % 13 > 0 then md5(n::text) end, n % 9 > 0, n % 18 = 0,
    case when n % 5 > 0 then now() - (n * 7919::bigint % 100000) * interval '11 minutes' end
  from ${numbersAfter('account')},
    (select array['Ana', 'Bruno', 'Carmen', 'Daniel', 'Elena', 'Fabián', 'Grace', 'Hugo', 'Inés', 'Jorge', 'Karla',
        'Luis'] as first_names,
      array['Álvarez', 'Brown', 'Castillo', 'Díaz', 'Estrada', 'Flores', 'García', 'Hernández', 'Ibarra', 'Johnson',
        'López', 'Núñez'] as last_names) vocabulary`;

export const USERS = {
  table: 'account',
  fill: FILL,
  role: 'admin',
  first: '/api/admin/users?limit=25&offset=0&sort=name',
  paths: [...QUERIES.map((query) => `/api/admin/users?limit=100&${query}`), '/api/admin/users/stats'],
};
