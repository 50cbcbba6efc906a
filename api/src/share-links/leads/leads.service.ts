import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import type { ShareLead as ShareLeadResponse } from '@vitral/contracts/share-links';
import { ContactMessage, ContactService } from '../../contact-messages/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { keepVersion } from '../../platform/entities/columns.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Lists, type Page } from '../../platform/lists/lists.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import type { ShareLinksQuery } from '../share-links.dto.ts';
import { ShareLead, ShareLink } from '../share-links.entity.ts';
import { linksOf } from '../share-links.filters.ts';
import { type SharedFiles, titleOf } from '../shared-files.service.ts';
import type { LeadValues } from '../page/lead-form.ts';

const AT_ONCE = defineRateLimit({ name: 'share-lead-at-once', times: 5, seconds: 10 * 60 });
const A_DAY = defineRateLimit({ name: 'share-lead-a-day', times: 30, seconds: 24 * 60 * 60 });
const LINK_A_DAY = defineRateLimit({ name: 'share-lead-in-all', times: 200, seconds: 24 * 60 * 60 });

export interface SentLead {
  values: LeadValues;
  /** Names the request, so that a repeated one is done once. */
  key: string;
  language: Language;
  isBot: boolean;
}

/** Turns readers of a link into leads: contact messages that are assigned to the creator of the link. */
@Injectable()
export class LeadsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly contact: ContactService,
    private readonly lists: Lists,
  ) {}

  /** Stores a valid lead; drops the lead of a bot silently. Throws `request.too-many`. */
  async receive(shared: SharedFiles, lead: SentLead, address: string): Promise<void> {
    const { link } = shared;
    if (await this.em.count(ShareLead, { link: link.id, key: lead.key })) return;
    for (const rule of [AT_ONCE, A_DAY]) await this.limits.spend(rule, networkOf(address));
    await this.limits.spend(LINK_A_DAY, link.id);
    if (!lead.isBot) await this.store(link, titleOf(shared), lead);
  }

  private store(link: ShareLink, title: string, { values, key, language }: SentLead): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      // Locked in the same order as by the deletion of an account.
      const assigneeId = await this.contact.lockOwner(em, link.createdBy);
      await lockRow(em, ShareLink, link.id, 'share-links.not-found', { revokedAt: null });
      if (await em.count(ShareLead, { link: link.id, key })) return;
      const message = await this.contact.receiveLead(em, `/admin/links?leads=${link.id}`, {
        ...values,
        language,
        sharedTitle: title,
        assigneeId,
      });
      em.create(ShareLead, { link: link.id, key, message: message.id });
      await em.flush();
      await em.nativeUpdate(
        ShareLink,
        { id: link.id },
        { leadCount: raw('lead_count + 1'), ...keepVersion() },
      );
    });
  }

  /** Lists the leads of a link, newest first, except those whose messages are deleted. */
  async list(
    viewer: Viewer,
    id: string,
    { limit, offset }: ShareLinksQuery,
  ): Promise<Page<ShareLeadResponse>> {
    const link = await this.em.findOne(ShareLink, { $and: [{ id }, linksOf(viewer)] });
    if (!link) throw new AppError('share-links.not-found', { id });
    const ofLink = raw(
      (alias) => `${alias}.id in (select message_id from share_lead where link_id = ?)`,
      [id],
    );
    const part = { limit, offset, sort: '-createdAt' } as const;
    return (await this.lists.read(ContactMessage, { [ofLink]: [] }, part)).map(toLead);
  }
}

function toLead(message: ContactMessage): ShareLeadResponse {
  const { id, name, email, phone = null, language, status, createdAt } = message;
  return {
    id,
    name,
    email,
    phone,
    message: message.message,
    language,
    status,
    createdAt: createdAt.toISOString(),
  };
}
