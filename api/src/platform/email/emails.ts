import type { Server } from 'node:http';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Configuration } from '../config/configuration.ts';
import { Deliveries } from '../deliveries/deliveries.ts';
import type { Delivery } from '../deliveries/delivery.entity.ts';
import type { Attempt } from '../jobs/queues.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { EmailMessage } from './email-message.ts';
import { EmailSender } from './email-sender.ts';

const COMPOSING = 'mails';

type Writer = (data: never, at: Date) => Promise<EmailMessage[]>;

interface EmailJob {
  template: string;
  data: object;
  /** Time of the change. Jobs of earlier versions have none. */
  at?: string;
}

/** Sends emails once the change that they report is committed, even after a long outage of the mail server. */
@Injectable()
export class Emails implements OnModuleInit {
  readonly canSend: boolean;
  private readonly writers = new Map<string, Writer>();

  constructor(
    private readonly configuration: Configuration,
    private readonly adapter: HttpAdapterHost,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly deliveries: Deliveries,
    private readonly sender: EmailSender,
  ) {
    this.canSend = configuration.mail !== null;
  }

  onModuleInit(): void {
    if (!this.canSend) return;
    this.jobs.define<EmailJob>(COMPOSING, (job, attempt) => this.composeEmails(job, attempt));
    this.deliveries.registerCarrier<EmailMessage>('mail', (email, deliveryId) =>
      this.sender.deliver(email, deliveryId),
    );
  }

  /**
   * Registers a template's writer, in `onModuleInit`. It runs in the job, some time after the change at `at`, and creates secrets, such as
   * a link's token.
   */
  compose<Data extends object>(
    template: string,
    writer: (data: Data, at: Date) => Promise<EmailMessage[]>,
  ): void {
    this.writers.set(template, writer);
  }

  /** Adds an email to the transaction of `em` if there is a mail server. `data` is stored and must hold no secrets. */
  async send(em: EntityManager, template: string, data: object): Promise<void> {
    if (!this.canSend) return;
    if (!this.writers.has(template)) throw new Error(`No writer is registered for the email ${template}`);
    await this.jobs.add(em, COMPOSING, { template, data, at: new Date().toISOString() } satisfies EmailJob);
  }

  /** `recipient` is what the log of deliveries shows. */
  add(em: EntityManager, template: string, email: EmailMessage, recipient = email.to): Promise<Delivery> {
    return this.deliveries.add(em, { channel: 'mail', template, recipient, content: email });
  }

  /** Adds emails like `add`, in few statements and in the order of the list. */
  addAll(
    em: EntityManager,
    emails: { template: string; recipient: string; content: EmailMessage }[],
  ): Promise<Delivery[]> {
    return this.deliveries.addAll(em, 'mail', emails);
  }

  /** Returns the origin for links in emails. Never the origin of a request, whose sender chooses the Host header. */
  siteOrigin(): string {
    const { publicUrl, host, port } = this.configuration;
    if (publicUrl !== null) return publicUrl;
    const server: Server = this.adapter.httpAdapter.getHttpServer();
    const bound = server.address();
    const name = host.includes(':') ? `[${host}]` : host;
    return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}`;
  }

  private async composeEmails({ template, data, at }: EmailJob, attempt: Attempt): Promise<void> {
    const writer = this.writers.get(template);
    if (!writer) throw new Error(`No writer is registered for the email ${template}`);
    const emails = await writer(data as never, at ? new Date(at) : new Date());
    await this.em.transactional(async (em) => {
      for (const email of emails) await this.add(em, template, email);
      await attempt.finish(em);
    });
  }
}
