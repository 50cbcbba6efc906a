import { ChangeSetType, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditNoun } from '@vitral/contracts/audit';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { WebhookEvents } from '../platform/webhooks/webhook-events.ts';

/** Nouns whose active items every visitor sees. */
const PUBLIC_NOUNS: readonly string[] = [
  'embeds',
  'landing-content',
  'site-pages',
  'social-feeds',
  'team-members',
  'testimonials',
  'zoom-meetings',
] satisfies AuditNoun[];

/** Reports items that visitors see from now on, by the audit entries of their changes and in the same transaction. */
@Injectable()
export class PublishedContentSubscriber implements EventSubscriber {
  constructor(
    em: EntityManager,
    private readonly events: WebhookEvents,
  ) {
    em.getEventManager().registerSubscriber(this);
  }

  async onFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const written = uow.getChangeSets().filter(({ type }) => type === ChangeSetType.CREATE);
    const published = written.flatMap(({ entity }) =>
      entity instanceof AuditEntry && isPublication(entity) ? entity : [],
    );
    for (const { noun, itemId, itemName } of published) {
      await this.events.emit(em as EntityManager, 'content.published', { noun, id: itemId, name: itemName });
    }
  }
}

/** Returns whether a change published an item, or made a hidden one active. */
function isPublication({ verb, noun, changes }: AuditEntry): boolean {
  if (!PUBLIC_NOUNS.includes(noun) || verb === 'deleted') return false;
  return verb === 'published' || changes?.after['isActive'] === true;
}
