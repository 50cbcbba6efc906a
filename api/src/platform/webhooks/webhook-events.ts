import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookEvent } from '@vitral/contracts/webhooks';

/** Passes events on to the webhooks of the site. docs/adr/117. */
export abstract class WebhookEvents {
  /**
   * Adds a delivery for each active webhook of the event to the transaction of `em`. `data` leaves the site, so it holds ids and
   * what visitors may read.
   */
  abstract emit(em: EntityManager, event: WebhookEvent, data: Record<string, unknown>): Promise<void>;
}
