import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type Webhook as WebhookResponse,
  WEBHOOK_LIMITS,
  WEBHOOK_TEST,
  type WebhookWithSecret,
} from '@vitral/contracts/webhooks';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AuditedItems } from '../platform/audit/audited-items.ts';
import { Deliveries } from '../platform/deliveries/deliveries.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Secrets } from '../platform/secrets/secrets.ts';
import { newSecret, SECRET_PURPOSE } from './signature.ts';
import { toMessage } from './webhook-message.ts';
import type { WebhookDto, WebhookUpdateDto } from './webhooks.dto.ts';
import { Webhook } from './webhooks.entity.ts';

/** An arbitrary advisory lock id. It serializes parallel requests that add a webhook. */
const WEBHOOKS_LOCK = 6_183_550_117;
const HOUR_MS = 3_600_000;
const MAX = WEBHOOK_LIMITS.webhooks;

/** Manages the URLs that receive events. A secret is shown once and stored sealed. */
@Injectable()
export class WebhooksService {
  private readonly items: AuditedItems<Webhook, WebhookResponse>;

  constructor(
    private readonly em: EntityManager,
    private readonly secrets: Secrets,
    private readonly deliveries: Deliveries,
    private readonly audit: AuditService,
  ) {
    this.items = new AuditedItems(audit, {
      noun: 'webhooks',
      entity: Webhook,
      nameOf: ({ name }) => name,
      stateOf: toResponse,
    });
  }

  /** Lists all webhooks by name; their number is limited at creation. */
  async list(): Promise<WebhookResponse[]> {
    const byName = { orderBy: { name: 'asc', id: 'asc' }, limit: MAX } as const;
    return (await this.em.find(Webhook, {}, byName)).map(toResponse);
  }

  create(input: WebhookDto): Promise<WebhookWithSecret> {
    return this.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [WEBHOOKS_LOCK]);
      if ((await em.count(Webhook)) >= MAX) throw new AppError('webhooks.too-many', { max: MAX });
      const secret = newSecret();
      const row = em.create(Webhook, { ...input, sealedSecret: this.secrets.seal(secret, SECRET_PURPOSE) });
      return { ...(await this.items.add(em, row)), secret };
    });
  }

  update(id: string, { version, ...input }: WebhookUpdateDto): Promise<WebhookResponse> {
    return this.em.transactional(async (em) => {
      const row = await this.items.lock(em, id);
      const isSwitchedOn = input.isActive && !row.isActive;
      return this.items.edit(em, row, version, () =>
        em.assign(row, { ...input, ...(isSwitchedOn && HEALTHY) }),
      );
    });
  }

  renewSecret(id: string): Promise<WebhookWithSecret> {
    return this.em.transactional(async (em) => {
      const row = await this.items.lock(em, id);
      const secret = newSecret();
      const until = new Date(Date.now() + WEBHOOK_LIMITS.renewalHours * HOUR_MS);
      em.assign(row, {
        sealedSecret: this.secrets.seal(secret, SECRET_PURPOSE),
        previousSealedSecret: row.sealedSecret,
        previousSecretUntil: until,
      });
      await em.flush();
      this.audit.record(em, { verb: 'reset', noun: 'webhooks', itemId: id, itemName: row.name });
      return { ...toResponse(row), secret };
    });
  }

  test(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await this.items.lock(em, id);
      if (!row.isActive) throw new AppError('webhooks.off');
      await this.deliveries.addAll(em, 'webhook', [toMessage(row, WEBHOOK_TEST, { webhook: row.name })]);
      this.audit.record(em, { verb: 'tested', noun: 'webhooks', itemId: id, itemName: row.name });
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => this.items.remove(em, await this.items.lock(em, id)));
  }
}

const HEALTHY = { failingSince: null, failures: 0, switchedOffAt: null };

const toResponse = serializer<Webhook, WebhookResponse>(Webhook);
