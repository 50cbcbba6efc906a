import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { DeliveryChannel, DeliveryState } from '@vitral/contracts/notifications';
import type { Attempt } from '../jobs/queues.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Secrets } from '../secrets/secrets.ts';
import { Delivery } from './delivery.entity.ts';

/** The reason why a message was not accepted, without its content or its recipient. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';

  /** `isFinal` means that no later attempt can succeed. */
  constructor(
    readonly problem: string,
    readonly isFinal: boolean,
  ) {
    super(problem);
  }
}

/** Queues by channel. Each message has its own job, so that a retry sends no other message again. */
export const QUEUES: Record<DeliveryChannel, string> = {
  mail: 'letters',
  sms: 'text-messages',
  webhook: 'webhooks',
};
const SEALED_FOR = 'deliveries';

/** Messages of one channel that a server sends at the same time. */
export const SENT_AT_ONCE = 2;

/** Allows nine attempts in about a day, the second after some minutes. */
const QUEUE_OPTIONS = { retries: 8, retrySeconds: 200, atOnce: SENT_AT_ONCE, batch: 5 };

/** Sends a message; throws DeliveryProblem. The id is the same at every attempt. */
type Carrier = (content: never, deliveryId: string) => Promise<void>;

/** The state of a message, as its log shows it. */
export interface DeliveryChange {
  id: string;
  state: DeliveryState;
  problem: string | null;
}

type Follower = (em: EntityManager, change: DeliveryChange) => Promise<void>;

interface Message {
  channel: DeliveryChannel;
  template: string;
  recipient: string;
  /** Stored sealed, and only until it is sent, since it may contain links that log people in. */
  content: object;
}

/** Sends messages to one person each: stores them in the transaction of the change that they report, and sends them by a job. */
@Injectable()
export class Deliveries {
  private readonly logger = new Logger(Deliveries.name);
  private readonly carriers = new Map<DeliveryChannel, Carrier>();
  private readonly followers = new Map<string, Follower>();

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly secrets: Secrets,
  ) {}

  /** Registers the carrier of a channel that this server has; called in `onModuleInit`. */
  registerCarrier<Content extends object>(
    channel: DeliveryChannel,
    carrier: (content: Content, deliveryId: string) => Promise<void>,
  ): void {
    this.carriers.set(channel, carrier);
    this.jobs.define<{ deliveryId: string }>(
      QUEUES[channel],
      ({ deliveryId }, attempt) => this.attempt(deliveryId, attempt),
      QUEUE_OPTIONS,
    );
  }

  /**
   * Registers the function that is called with each new state of a template's messages, in its transaction; called in
   * `onModuleInit`.
   */
  follow(template: string, follower: Follower): void {
    this.followers.set(template, follower);
  }

  async inform(em: EntityManager, template: string, change: DeliveryChange): Promise<void> {
    await this.followers.get(template)?.(em, change);
  }

  canSendBy(channel: DeliveryChannel): boolean {
    return this.carriers.has(channel);
  }

  async add(em: EntityManager, message: Message): Promise<Delivery> {
    const delivery = this.create(em, message);
    await em.persist(delivery).flush();
    await this.enqueue(em, delivery);
    return delivery;
  }

  /** Adds messages of one channel in few statements, in the order of the list. */
  async addAll(
    em: EntityManager,
    channel: DeliveryChannel,
    messages: Omit<Message, 'channel'>[],
  ): Promise<Delivery[]> {
    const deliveries = messages.map((message) => this.create(em, { ...message, channel }));
    await em.persist(deliveries).flush();
    const jobs = deliveries.map(({ id }) => ({ deliveryId: id }));
    await this.jobs.addAll(em, QUEUES[channel], jobs);
    return deliveries;
  }

  private create(em: EntityManager, { content, ...message }: Message): Delivery {
    const sealed = this.secrets.seal(JSON.stringify(content), SEALED_FOR);
    return em.create(Delivery, { ...message, state: 'waiting', attempts: 0, sealed });
  }

  async enqueue(em: EntityManager, { id, channel }: Pick<Delivery, 'id' | 'channel'>): Promise<void> {
    await this.jobs.add(em, QUEUES[channel], { deliveryId: id });
  }

  /** Sends a failed message again, with as many attempts as a new one. Returns false if it has not failed or its content is erased. */
  async sendAgain(em: EntityManager, id: string): Promise<boolean> {
    const failed = { id, state: 'failed', sealed: { $ne: null } } as const;
    const row = await em.findOne(Delivery, failed, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) return false;
    em.assign(row, { state: 'waiting', problem: null, finishedAt: null });
    await em.flush();
    await this.inform(em, row.template, { id, state: 'waiting', problem: null });
    await this.enqueue(em, row);
    return true;
  }

  /** Removes unsent messages, with their content. */
  async withdraw(em: EntityManager, ids: string[]): Promise<void> {
    await em.nativeDelete(Delivery, { id: { $in: ids }, state: { $ne: 'sent' } });
  }

  private async attempt(id: string, attempt: Attempt): Promise<void> {
    const delivery = await claimDelivery(this.em.fork(), id);
    if (!delivery) return;
    try {
      const carrier = this.carriers.get(delivery.channel);
      await carrier?.(this.open(delivery.sealed) as never, id);
    } catch (error) {
      await this.fail(delivery, error, attempt);
      return;
    }
    await this.storeSuccess(delivery);
  }

  /** Stores a failure; throws when a later attempt may succeed. */
  private async fail(delivery: ClaimedDelivery, error: unknown, attempt: Attempt): Promise<void> {
    const { id, template } = delivery;
    const { problem, isFinal } = error instanceof DeliveryProblem ? error : UNKNOWN;
    const isLast = isFinal || attempt.retry >= QUEUE_OPTIONS.retries;
    const isReported = isLast && error instanceof DeliveryProblem;
    if (isReported)
      this.logger.error({ template, deliveryId: id, problem }, 'A message was refused permanently');
    await this.storeFailure(delivery, problem, isLast ? attempt : null);
    if (!(error instanceof DeliveryProblem)) throw error;
    // Leaves out the library's error and its cause, which repeat email addresses and the mail server's response.
    if (!isLast) throw new Error(`A message was not accepted: ${problem}`);
  }

  /** The job is completed afterwards; if it runs again because the server died in between, it finds nothing to send. */
  private async storeSuccess({ id, template }: ClaimedDelivery): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const sent = { state: 'sent', problem: null, finishedAt: new Date(), sealed: null } as const;
      const count = await em.nativeUpdate(Delivery, { id, state: 'waiting' }, sent);
      if (count > 0) await this.inform(em, template, { id, state: 'sent', problem: null });
    });
  }

  private async storeFailure(
    { id, template }: ClaimedDelivery,
    problem: string,
    last: Attempt | null,
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const failed = last ? ({ problem, state: 'failed', finishedAt: new Date() } as const) : { problem };
      const count = await em.nativeUpdate(Delivery, { id, state: 'waiting' }, failed);
      if (count > 0) await this.inform(em, template, { id, state: last ? 'failed' : 'waiting', problem });
      await last?.finish(em);
    });
  }

  private open(sealed: string): object {
    try {
      return JSON.parse(this.secrets.open(sealed, SEALED_FOR)) as object;
    } catch {
      throw new DeliveryProblem('other SECRET_KEY', true);
    }
  }
}

const UNKNOWN = { problem: 'unknown reason', isFinal: false };

interface ClaimedDelivery {
  id: string;
  channel: DeliveryChannel;
  template: string;
  sealed: string;
}

async function claimDelivery(em: EntityManager, id: string): Promise<ClaimedDelivery | null> {
  const [delivery] = await em.execute<ClaimedDelivery[]>(
    `update delivery set attempts = attempts + 1
     where id = ? and state = 'waiting' and sealed is not null returning id, channel, template, sealed`,
    [id],
  );
  return delivery ?? null;
}
