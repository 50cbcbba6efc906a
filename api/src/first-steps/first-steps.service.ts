import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FIRST_STEPS, type FirstStep, type FirstStepState } from '@vitral/contracts/first-steps';
import { DEFAULT_SETTINGS, type SettingsInput } from '@vitral/contracts/settings';
import { isDeepStrictEqual } from 'node:util';
import { DEMO_ACCOUNTS } from '../accounts/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';

interface StoredFacts {
  hasLogo: boolean;
  hasTexts: boolean;
  hasColleague: boolean;
  hasMailed: boolean;
  hasBackup: boolean;
}

/** Returns the first steps of a site, and which of them are done, as far as the server knows. */
@Injectable()
export class FirstStepsService {
  constructor(
    private readonly em: EntityManager,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  async list(viewer: Viewer): Promise<FirstStepState[]> {
    const { mail, publicUrl, isDemo } = this.configuration;
    const [settings, facts] = await Promise.all([this.settings.current(), readFacts(this.em, viewer)]);
    const done: Record<FirstStep, boolean> = {
      'second-factor': viewer.hasSecondFactor || viewer.passkeyCount > 0,
      'site-name': facts.hasLogo || hasOwnName(settings),
      texts: facts.hasTexts,
      colleague: facts.hasColleague,
      email: mail !== null && facts.hasMailed,
      backup: settings.backups.isOn && facts.hasBackup,
      'public-url': publicUrl !== null,
      'demo-mode': !isDemo,
    };
    return FIRST_STEPS.map((step) => ({ step, isDone: done[step] }));
  }
}

const hasOwnName = ({ siteName }: SettingsInput): boolean =>
  !isDeepStrictEqual({ ...siteName }, { ...DEFAULT_SETTINGS.siteName });

/**
 * Demo accounts are not colleagues, and nobody published the demo's texts. Emails are stored for 30 days; once none is
 * left, an earlier test message counts instead.
 */
async function readFacts(em: EntityManager, viewer: Viewer): Promise<StoredFacts> {
  const demo = DEMO_ACCOUNTS.map(({ username }) => username);
  const [facts] = await em.execute<[StoredFacts]>(
    `select
       exists (select from site_config where key = 'site_logo' and value <> '') as "hasLogo",
       exists (select from landing_revision where published_by_id is not null)
         or exists (select from site_page_revision where published_by_id is not null) as "hasTexts",
       exists (select from account where id <> ? and username not in (?)) as "hasColleague",
       exists (select from delivery where channel = 'mail' and state = 'sent')
         or (not exists (select from delivery where channel = 'mail')
           and exists (select from audit_entry where verb = 'tested' and changes->'after'->>'channel' = 'mail'))
         as "hasMailed",
       exists (select from backup where state = 'ready') as "hasBackup"`,
    [viewer.id, demo],
  );
  return facts;
}
