import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PRESENCE_NOUNS, type PresenceNoun } from '@vitral/contracts/presence';
import type { Response } from 'express';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { TableChanges } from '../platform/changes/table-changes.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { isItemId } from './item-sources.ts';
import { OpenItems } from './open-items.service.ts';
import { PresenceStream, type Reader } from './presence-stream.ts';
import { BEAT_MS, PresentAccounts } from './present-accounts.ts';

const CHANNEL = 'vitral_presence';
const NOTIFY = 'select pg_notify(?, message) from json_array_elements_text(?::json) message';

/**
 * Duration of a stream, after which its browser opens the next one. This detects browsers that disappeared, and checks
 * the session and the permission of every reader again.
 */
const STREAM_MS = 15_000;

/** Fewer than the six connections that a browser opens to a site over HTTP/1.1. */
const MOST_OF_SESSION = 4;
const MOST_OF_ACCOUNT = 20;

/** Reports to everybody who has an item open who else has it open, and its changes, on all servers. docs/adr/081. */
@Injectable()
export class PresenceService implements OnModuleInit, OnModuleDestroy {
  /** In the order of opening. */
  private readonly streams = new Set<PresenceStream>();
  private readonly present = new PresentAccounts((message) => this.notify(message));
  private readonly outdated = new Set<string>();
  private isReading = false;
  private isStopping = false;
  private messages: string[] = [];
  private isSending = false;
  /** Runs timers and queries outside the request that opened a stream, which ends before them. */
  private readonly outsideRequests = AsyncLocalStorage.snapshot();
  private beats: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly changes: TableChanges,
    private readonly items: OpenItems,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.changes.subscribe(CHANNEL, {
      onNotification: (message) => this.update(this.present.receive(message)),
      onReopen: () => this.announceAll(),
    });
    // Responses to writes do not wait for the streams.
    this.changes.follow(['audit_entry'], async () => this.updateAll());
  }

  /** Ends the streams before the server waits for open requests. Their browsers open the next ones on another server. */
  onModuleDestroy(): void {
    this.isStopping = true;
    clearInterval(this.beats);
    for (const stream of [...this.streams]) this.close(stream, true).end();
  }

  /** Sends the state of an item now and after each change, until the stream ends. */
  async open(viewer: Viewer, sessionId: string, item: { noun: string; id: string }, response: Response) {
    const { noun, id } = item;
    if (!isPresenceNoun(noun)) throw new AppError('request.not-found');
    if (!viewerMay(viewer, PRESENCE_NOUNS[noun])) throw new AppError('auth.insufficient-permissions');
    if (!isItemId(noun, id) || !(await this.items.read(noun, id, [])))
      throw new AppError('request.not-found');
    if (this.isStopping) throw new AppError('server.not-ready');
    if (response.destroyed) return;
    const reader = { accountId: viewer.id, sessionId };
    const stream = new PresenceStream(`${noun}/${id.toLowerCase()}`, reader, response);
    this.outsideRequests(() => this.add(stream));
  }

  private add(stream: PresenceStream): void {
    this.makeRoomFor(stream.reader);
    this.streams.add(stream);
    this.beats ??= setInterval(() => this.beat(), BEAT_MS).unref();
    const end = setTimeout(() => this.close(stream, true).end('renewed'), STREAM_MS).unref();
    stream.onClose(() => {
      clearTimeout(end);
      this.close(stream, false);
    });
    this.present.enter(stream.item, stream.reader.accountId);
    this.update(stream.item);
  }

  /** Ends the oldest stream of a session or an account that has too many. */
  private makeRoomFor({ sessionId, accountId }: Reader): void {
    const all = [...this.streams];
    const ofSession = all.filter(({ reader }) => reader.sessionId === sessionId);
    const ofAccount = all.filter(({ reader }) => reader.accountId === accountId);
    const [oldest] =
      ofSession.length >= MOST_OF_SESSION ? ofSession : ofAccount.slice(0, -MOST_OF_ACCOUNT + 1);
    if (oldest) this.close(oldest, false).end('replaced');
  }

  /** Removes a stream, and its account unless the account reads the item in another tab. */
  private close(stream: PresenceStream, renews: boolean): PresenceStream {
    if (!this.streams.delete(stream)) return stream;
    const { item, reader } = stream;
    const others = this.streamsOf(item);
    if (!others.some((other) => other.reader.accountId === reader.accountId))
      this.present.leave(item, reader.accountId, renews);
    this.update(item);
    return stream;
  }

  private streamsOf(item: string): PresenceStream[] {
    return [...this.streams].filter((stream) => stream.item === item);
  }

  private beat(): void {
    this.announceAll();
    for (const item of this.present.expire()) this.update(item);
    if (!this.present.isEmpty) return;
    clearInterval(this.beats);
    this.beats = undefined;
  }

  private announceAll(): void {
    const entries = new Map([...this.streams].map((one) => [`${one.item} ${one.reader.accountId}`, one]));
    for (const { item, reader } of entries.values()) this.present.enter(item, reader.accountId);
  }

  private notify(message: string): void {
    this.messages.push(message);
    if (!this.isSending) void this.sendMessages();
  }

  /** Sends messages in their order. The next announcement repeats those that could not be sent. */
  private async sendMessages(): Promise<void> {
    this.isSending = true;
    while (this.messages.length > 0) {
      const messages = this.messages.splice(0);
      await this.em
        .fork()
        .execute(NOTIFY, [CHANNEL, JSON.stringify(messages)])
        .catch(() => {});
    }
    this.isSending = false;
  }

  private updateAll(): void {
    for (const { item } of this.streams) this.update(item);
  }

  private update(item: string | null): void {
    if (item === null) return;
    this.outdated.add(item);
    if (!this.isReading) void this.reportOutdated();
  }

  /** Reads one item after the other, so that no earlier state is sent after a later one. */
  private async reportOutdated(): Promise<void> {
    this.isReading = true;
    for (const item of this.outdated) {
      this.outdated.delete(item);
      await this.report(item).catch(() => {});
    }
    this.isReading = false;
  }

  private async report(item: string): Promise<void> {
    const [noun = '', id = ''] = item.split('/');
    if (!isPresenceNoun(noun) || this.streamsOf(item).length === 0) return;
    const state = await this.items.read(noun, id, this.present.at(item));
    if (state) for (const stream of this.streamsOf(item)) stream.report(state);
  }
}

const isPresenceNoun = (noun: string): noun is PresenceNoun => Object.hasOwn(PRESENCE_NOUNS, noun);
