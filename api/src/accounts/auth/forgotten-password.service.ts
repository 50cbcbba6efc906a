import { createHash } from 'node:crypto';
import { LockMode, raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ForgottenPasswordInput } from '@vitral/contracts/accounts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Emails } from '../../platform/email/emails.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { User } from '../users.entity.ts';
import { UserLinks } from './links/user-links.service.ts';
import type { ForgottenPasswordDto } from './auth.dto.ts';

const JOB = 'forgotten-password';
const PER_NAME = defineRateLimit({ name: 'forgotten-name', times: 3, seconds: 15 * 60 });
const PER_NETWORK = defineRateLimit({ name: 'forgotten-network', times: 20, seconds: 15 * 60 });

/** Several accounts may share an email address. */
const MAX_ACCOUNTS = 5;

/** Emails links to people who forgot their password. A job looks up the account, so that response times reveal nothing. */
@Injectable()
export class ForgottenPasswordService implements OnModuleInit {
  constructor(
    private readonly limits: RateLimits,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly links: UserLinks,
    private readonly emails: Emails,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.jobs.define<ForgottenPasswordInput>(JOB, (input) => this.mailLinks(input));
  }

  async ask({ account, language }: ForgottenPasswordDto, address: string): Promise<void> {
    const network = networkOf(address);
    const name = createHash('sha256').update(account.toLowerCase()).digest('base64url');
    await this.limits.spend(PER_NETWORK, network);
    await this.limits.spend(PER_NAME, `${name} ${network}`);
    if (!this.emails.canSend) return;
    await this.em.transactional((em) => this.jobs.add(em, JOB, { account, language }));
  }

  private async mailLinks({ account, language }: ForgottenPasswordInput): Promise<void> {
    const input = account.toLowerCase();
    const { isPasswordLoginOff } = await this.settings.current();
    const people = await this.em.fork().find(
      User,
      {
        isEnabled: true,
        hasPassword: true,
        // The password of another account would open nothing.
        ...(isPasswordLoginOff && { isBreakGlass: true }),
        email: { $ne: null },
        $or: [{ [raw('lower(username)')]: input }, { [raw('lower(email)')]: input }],
      },
      { limit: MAX_ACCOUNTS, orderBy: { id: 'asc' } },
    );
    for (const { id } of people) {
      await this.em.fork().transactional(async (em) => {
        const user = await em.findOne(
          User,
          { id, isEnabled: true, hasPassword: true },
          { lockMode: LockMode.PESSIMISTIC_WRITE },
        );
        const link = user && (await this.links.extendOrMake(em, user));
        if (link) await this.emails.send(em, link.kind, { linkId: link.id, language });
      });
    }
  }
}
