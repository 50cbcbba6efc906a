import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Block } from '@vitral/contracts/blocks';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import { DEMO_ACCOUNTS, hashPassword, User } from '../accounts/index.ts';
import { Content } from '../content/index.ts';
import { Embed } from '../embeds/index.ts';
import { LandingContent } from '../landing-content/index.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { addPublishedPage, publishFixedPage } from '../site-pages/index.ts';
import { TeamMember } from '../team-members/index.ts';
import { TeamResource } from '../team-resources/index.ts';
import { Testimonial } from '../testimonials/index.ts';
import { readDemoContent, addFeedSources, addMessages, storeDemoFiles } from './demo-content.ts';
import { addExceptionsAndJoins, addMeetings } from './demo-meetings.ts';

/** Arbitrary number; lets only one of several starting servers fill the database. */
const FILL_LOCK = 6_183_550_003;
const HOUR_MS = 3_600_000;

/** Fills an empty database with accounts and content in demo mode. */
@Injectable()
export class DemoService implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
    private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.configuration.isDemo) await this.fill();
  }

  /** Does nothing if there are accounts. */
  async fill(): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [FILL_LOCK]);
      if ((await em.count(User, {})) > 0) return;
      await addAccounts(em);
      await this.addFiles(em);
      await addContent(em);
      await em.flush();
      await addTestimonials(em);
      await addMeetings(em);
      await addExceptionsAndJoins(em);
      await addMessages(em);
      this.logger.log('The empty database was filled with the demo content');
    });
  }

  /** Stores the files before their rows commit, so that a crash leaves no row without its file. */
  private async addFiles(em: EntityManager): Promise<void> {
    for (const { file, ...details } of await storeDemoFiles(this.files)) {
      em.create(Content, { ...details, filename: file, originalName: file, downloadCount: 0 });
    }
  }
}

async function addAccounts(em: EntityManager): Promise<void> {
  const accounts = DEMO_ACCOUNTS.map(async ({ password, ...account }) => {
    em.create(User, { ...account, passwordHash: await hashPassword(password), isEnabled: true });
  });
  await Promise.all(accounts);
}

async function addContent(em: EntityManager): Promise<void> {
  for (const row of await readDemoContent('landing-content')) em.create(LandingContent, row);
  const landing = await readDemoContent('landing-page');
  await publishFixedPage(em, 'landing', () => landing);
  const call = await readDemoContent('education-call');
  await publishFixedPage(em, 'education', (content) => withCall(content, call));
  for (const content of await readDemoContent('site-pages')) addPublishedPage(em, content);
  for (const row of await readDemoContent('team-members')) em.create(TeamMember, row);
  for (const row of await readDemoContent('embeds')) em.create(Embed, row);
  for (const row of await readDemoContent('team-resources'))
    em.create(TeamResource, { ...row, downloadCount: 0 });
  await addFeedSources(em, withCreationDates(await readDemoContent('social-feeds')));
}

/** Adds values to the steps beside the video call. */
const withCall = (content: SitePageContent, call: Block['values']): SitePageContent => ({
  ...content,
  blocks: content.blocks.map((block) =>
    block.type === 'steps' ? { ...block, values: { ...block.values, ...call } } : block,
  ),
});

/** Adds the testimonials, which are shown newest first. Runs after the team is stored. */
async function addTestimonials(em: EntityManager): Promise<void> {
  const members = await em.find(TeamMember, {});
  for (const { about, ...row } of withCreationDates(await readDemoContent('testimonials'))) {
    const aboutMember = members.find(({ name }) => name === about)?.id ?? null;
    em.create(Testimonial, { ...row, aboutMember });
  }
}

/** Dates the rows so that newest first gives the order of the file. */
function withCreationDates<Row extends object>(rows: Row[]): (Row & { createdAt: Date })[] {
  return rows.map((row, index) => ({ ...row, createdAt: new Date(Date.now() - (index + 1) * 5 * HOUR_MS) }));
}
