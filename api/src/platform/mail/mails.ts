import type { Server } from 'node:http';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Configuration } from '../config/configuration.ts';
import { Deliveries } from '../deliveries/deliveries.ts';
import type { Delivery } from '../deliveries/delivery.entity.ts';
import type { Attempt } from '../jobs/attempt.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { Letter } from './letter.ts';
import { Postman } from './postman.ts';

/** Found out by whom to tell what. */
const COMPOSING = 'mails';

type Writer = (data: never) => Promise<Letter[]>;

interface MailData {
  template: string;
  data: object;
}

/** Mails that are sent exactly when the change that they tell of is kept, however long the mail server is away. */
@Injectable()
export class Mails implements OnModuleInit {
  readonly canSend: boolean;
  private readonly writers = new Map<string, Writer>();

  constructor(
    private readonly configuration: Configuration,
    private readonly adapter: HttpAdapterHost,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly deliveries: Deliveries,
    private readonly postman: Postman,
  ) {
    this.canSend = configuration.mail !== null;
  }

  onModuleInit(): void {
    if (!this.canSend) return;
    this.jobs.define<MailData>(COMPOSING, (mail, attempt) => this.composeLetters(mail, attempt));
    this.deliveries.carry<Letter>('mail', (letter, deliveryId) => this.postman.deliver(letter, deliveryId));
  }

  /** In `onModuleInit`. `writer` runs when the job does: what may not be stored, such as a link's token, is made there. */
  compose<Data extends object>(template: string, writer: (data: Data) => Promise<Letter[]>): void {
    this.writers.set(template, writer);
  }

  /** Adds a mail to the transaction of `em`; does nothing without a mail server. No secrets: `data` is stored. */
  async send(em: EntityManager, template: string, data: object): Promise<void> {
    if (!this.canSend) return;
    if (!this.writers.has(template)) throw new Error(`Nobody writes the mail ${template}`);
    await this.jobs.add(em, COMPOSING, { template, data } satisfies MailData);
  }

  /** Adds a letter that is written already to the transaction of `em`. */
  add(em: EntityManager, template: string, letter: Letter): Promise<Delivery> {
    return this.deliveries.add(em, { channel: 'mail', template, recipient: letter.to, content: letter });
  }

  /** The origin of links in mails. Never a request's: whoever sends one chooses its Host. */
  siteAddress(): string {
    const { publicUrl, host, port } = this.configuration;
    if (publicUrl !== null) return publicUrl;
    const server: Server = this.adapter.httpAdapter.getHttpServer();
    const bound = server.address();
    const name = host.includes(':') ? `[${host}]` : host;
    return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}`;
  }

  private async composeLetters({ template, data }: MailData, attempt: Attempt): Promise<void> {
    const writer = this.writers.get(template);
    if (!writer) throw new Error(`Nobody writes the mail ${template}`);
    const letters = await writer(data as never);
    await this.em.transactional(async (em) => {
      for (const letter of letters) await this.add(em, template, letter);
      await attempt.finish(em);
    });
  }
}
