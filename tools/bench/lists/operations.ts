// Lists about the operation of the site: sent messages, errors of browsers, backups.
import { numbersAfter } from './numbers-after.ts';

export const DELIVERIES = {
  table: 'delivery',
  fill: `
    insert into delivery (created_at, channel, template, recipient, state, attempts, problem, finished_at)
    select now() - n * interval '1 minute', (array['mail', 'mail', 'sms'])[1 + n % 3],
      (array['contact-message', 'new-account', 'password-link'])[1 + n % 3], 'person.' || n || '@example.org',
      case when n % 20 = 0 then 'failed' else 'sent' end, 1, case when n % 20 = 0 then 'EENVELOPE 550' end, now()
    from ${numbersAfter('delivery')}`,
  role: 'admin',
  first: '/api/deliveries?limit=10&offset=0',
  paths: [
    '/api/deliveries?limit=10&offset=0',
    '/api/deliveries?limit=100&state=failed',
    '/api/deliveries?limit=100&channel=sms',
    '/api/deliveries?limit=100&q=person.1234',
  ],
};

export const CLIENT_ERRORS = {
  table: 'client_error',
  fill: `
    insert into client_error (created_at, fingerprint, kind, message, stack, page, module, release, browser, count, last_at)
    select now() - n * interval '1 minute', md5('bench' || n), (array['script', 'promise', 'render'])[1 + n % 3],
      'TypeError: value ' || n || ' is not a function', repeat('at render (main.js:1:' || n || ') ', 12), '/es/equipo',
      'mfe-public', '0.1.0-0a1b2c3d', 'Chrome ' || 120 + n % 30, 1 + n % 9, now() - n * interval '20 seconds'
    from ${numbersAfter('client_error')}`,
  role: 'admin',
  first: '/api/client-errors?limit=10&offset=0',
  paths: ['/api/client-errors?limit=10&offset=0', '/api/client-errors?limit=10&q=chrome 133'],
};

/** Attempts without an archive, since no store holds as many. */
export const BACKUPS = {
  table: 'backup',
  fill: `
    insert into backup (created_at, filename, origin, state, seen_at, problem, finished_at)
    select now() - n * interval '1 hour', 'bench-' || n || '.tar', (array['manual', 'scheduled'])[1 + n % 2], 'failed', now(),
      'storage-full', now()
    from ${numbersAfter('backup')}`,
  role: 'admin',
  first: '/api/backups?limit=100&offset=0',
  paths: ['/api/backups?limit=100&offset=0'],
};
