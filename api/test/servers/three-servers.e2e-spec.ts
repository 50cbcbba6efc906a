import { afterAll, beforeAll, describe } from '@jest/globals';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { ThreeServers } from '../set-up/servers/three-servers.ts';
import { backups } from './backups.ts';
import { files } from './files.ts';
import { jobs } from './jobs.ts';
import { limits } from './limits.ts';
import { loss } from './loss.ts';
import { restarts } from './restarts.ts';
import { sessions } from './sessions.ts';
import { starting } from './starting.ts';
import { writes } from './writes.ts';

let mailbox: Mailbox;
let site: ThreeServers;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  site = await ThreeServers.start({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await site.stop();
  await mailbox.goDown();
});

describe('three servers that start at once', () => starting(() => site));
describe('a session', () => sessions(() => site));
describe('a write', () => writes(() => site));
describe('a file', () => files(() => site));
describe('a backup', () => backups(() => site));
describe('a limit', () => limits(() => site));
describe('a job', () =>
  jobs(
    () => site,
    () => mailbox,
  ));
describe('a rolling restart', () => restarts(() => site));
describe('a server that is lost', () => loss(() => site));
