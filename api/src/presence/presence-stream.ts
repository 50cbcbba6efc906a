import type { Presence, PresenceEnd } from '@vitral/contracts/presence';
import type { Response } from 'express';
import type { ItemState } from './open-items.service.ts';

/** The account that reads a stream, in one of its sessions. */
export interface Reader {
  accountId: string;
  sessionId: string;
}

/** The response to one reader of an item, as server-sent events. */
export class PresenceStream {
  private sent = '';

  constructor(
    readonly item: string,
    readonly reader: Reader,
    private readonly response: Response,
  ) {
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // Prevents nginx from buffering events.
    response.setHeader('X-Accel-Buffering', 'no');
    response.flushHeaders();
  }

  onClose(listener: () => void): void {
    this.response.once('close', listener);
  }

  /** Sends the state as its reader sees it, unless that is what was sent last. */
  report({ accounts, version, lastChange }: ItemState): void {
    const presence: Presence = {
      accounts: accounts.filter(({ id }) => id !== this.reader.accountId),
      version,
      lastChange: lastChange && {
        verb: lastChange.verb,
        changedBy: lastChange.changedBy,
        changedAt: lastChange.changedAt,
        isOwn: lastChange.actorId === this.reader.accountId,
      },
    };
    const data = JSON.stringify(presence);
    if (data !== this.sent) this.response.write(`data: ${data}\n\n`);
    this.sent = data;
  }

  /** Ends the stream. Without a reason, the reader opens the next one after a pause. */
  end(reason?: PresenceEnd): void {
    if (reason) this.response.write(`event: ${reason}\ndata:\n\n`);
    this.response.end();
  }
}
