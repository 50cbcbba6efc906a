import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import type { EmailMessage } from '../src/platform/email/email-message.ts';
import { Emails } from '../src/platform/email/emails.ts';
import { hurryJobs } from './set-up/hurry-jobs.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { pause } from './set-up/pause.ts';

const SOON_MS = 2000;
const LATE_MS = 15_000;
const TOKEN = 'a-token-that-lets-people-in';

let { api, mailbox, stop } = {} as MailSite;
let orm: MikroORM;
let emails: Emails;
/** Emails that the template `test` composes; each test sets its own. */
let composed: EmailMessage[];
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite({ MAIL_FROM: 'Vitral: el sitio <hola@vitral.example>' }));
  orm = api.application.get(MikroORM);
  emails = api.application.get(Emails);
  emails.compose('test', async () => composed);
});
beforeEach(() => orm.em.fork().execute('delete from jobs.job'));
afterAll(() => stop());

const emailTo = (to: string, more: Partial<EmailMessage> = {}): EmailMessage => ({
  to,
  language: 'en',
  subject: 'Choose your password',
  paragraphs: ['Hello'],
  action: { label: 'Choose it', address: `${emails.siteOrigin()}/admin/set-password#${TOKEN}` },
  ...more,
});

async function send(...written: EmailMessage[]): Promise<void> {
  composed = written;
  await orm.em.fork().transactional((em) => emails.send(em, 'test', { userId: 'somebody' }));
}

const jobStates = () =>
  orm.em
    .fork()
    .execute(`select state || ' ' || retry_count as state from jobs.job where name = 'letters' order by 1`);

/** Resolves when the emails of this test have these states and numbers of retries: `completed 0`. */
async function until(...states: string[]): Promise<void> {
  const limit = performance.now() + LATE_MS;
  for (;;) {
    const found = (await jobStates()).map(({ state }) => state);
    if (isDeepStrictEqual(found, states)) return;
    if (performance.now() > limit) throw new Error(`The jobs are ${JSON.stringify(found)}`);
    await pause();
  }
}

describe('an email', () => {
  it('is sent soon after its transaction commits, and never otherwise', async () => {
    composed = [emailTo('nobody@vitral.example')];
    const refused = orm.em.fork().transactional(async (em) => {
      await emails.send(em, 'test', {});
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');

    await send(emailTo('ana@vitral.example'));
    const storedAt = performance.now();
    await mailbox.waitFor('ana@vitral.example', 'Choose your password');
    expect(performance.now() - storedAt).toBeLessThan(SOON_MS);
    expect(mailbox.offered).not.toContain('nobody@vitral.example');
  });

  it('names its sender and language, and is marked as automatic', async () => {
    await send(emailTo('eva@vitral.example', { language: 'es', subject: 'Elige tu contraseña' }));
    const email = await mailbox.waitFor('eva@vitral.example');
    expect(email).toMatchObject({
      from: { name: 'Vitral: el sitio', address: 'hola@vitral.example' },
      to: [{ address: 'eva@vitral.example' }],
      subject: 'Elige tu contraseña',
    });
    const header = (name: string) => email.headers.find(({ key }) => key === name)?.value;
    expect(header('content-language')).toBe('es');
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(email.messageId).toMatch(/^<[\w-]{36}@vitral\.example>$/);
    expect(email.html).toContain('<html lang="es">');
    expect(email.text).toContain(`${api.url}/admin/set-password#${TOKEN}`);
  });

  it('does not accept injected headers or recipients', async () => {
    await send(
      emailTo('ivan@vitral.example', { subject: 'Hello\r\nBcc: spy@vitral.example\r\n\r\n<b>Body</b>' }),
      emailTo('ivan@vitral.example, spy@vitral.example'),
      emailTo('ivan@vitral.example>\r\nRCPT TO:<spy@vitral.example'),
    );
    const email = await mailbox.waitFor('ivan@vitral.example');
    await until('completed 0', 'completed 0', 'completed 0');
    expect(email.subject).toBe('Hello Bcc: spy@vitral.example <b>Body</b>');
    expect(email.bcc ?? []).toEqual([]);
    expect(mailbox.offered.filter((url) => /spy|ivan/.test(url))).toEqual(['ivan@vitral.example']);
  });

  it('is encrypted in the database, as is the response of the mail server', async () => {
    mailbox.refuse('rosa@vitral.example', 451);
    await send(emailTo('rosa@vitral.example'));
    await until('retry 0');
    const em = orm.em.fork();
    const jobs = JSON.stringify(await em.execute('select * from jobs.job'));
    for (const hidden of [TOKEN, 'rosa@', 'Hello', 'Not for']) expect(jobs).not.toContain(hidden);
    const deliveries = JSON.stringify(await em.execute('select * from delivery'));
    for (const hidden of [TOKEN, 'Hello', 'Not for']) expect(deliveries).not.toContain(hidden);
  });
});

describe('a mail server', () => {
  it('that defers twice receives the email again, and no other', async () => {
    mailbox.refuse('late@vitral.example', 450, 451);
    await send(emailTo('late@vitral.example'), emailTo('early@vitral.example'));
    await until('completed 0', 'retry 0');
    await hurryJobs(orm);
    await until('completed 0', 'retry 1');
    await hurryJobs(orm);
    await until('completed 0', 'completed 2');
    expect(mailbox.received.filter(({ to }) => to?.[0]?.address === 'late@vitral.example')).toHaveLength(1);
    expect(mailbox.offered.filter((url) => url.startsWith('early'))).toHaveLength(1);
    expect(mailbox.offered.filter((url) => url.startsWith('late'))).toHaveLength(3);
  });

  it('that is down receives the email when it is up again', async () => {
    await mailbox.goDown();
    await send(emailTo('patient@vitral.example'));
    await until('retry 0');
    await mailbox.comeUp();
    await hurryJobs(orm);
    await mailbox.waitFor('patient@vitral.example');
  });

  it('that refuses the recipient permanently gets no retry, and the log does not contain the email', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    mailbox.refuse('gone@vitral.example', 550);
    await send(emailTo('gone@vitral.example'));
    await until('completed 0');
    const [entry] = log.mock.calls;
    log.mockRestore();
    expect(entry?.[0]).toMatchObject({ template: 'test', problem: 'EENVELOPE 550' });
    expect(JSON.stringify(entry)).not.toMatch(/gone@|Not for|Hello/);
    expect(mailbox.offered.filter((url) => url.startsWith('gone'))).toHaveLength(1);
  });
});
