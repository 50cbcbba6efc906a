import { act, waitFor } from '@testing-library/react';
import type { Presence } from '@vitral/contracts/presence';

/** A stream of server-sent events, which jsdom lacks. */
export class FakeStream extends EventTarget {
  static opened: FakeStream[] = [];

  /** Lets pages open streams until the end of the test. */
  static install(): void {
    FakeStream.opened = [];
    Object.assign(window, { EventSource: FakeStream });
  }

  static uninstall(): void {
    Reflect.deleteProperty(window, 'EventSource');
  }

  /** Resolves with the stream of a path below /api/presence once the page has opened it. */
  static async of(item: string): Promise<FakeStream> {
    return waitFor(() => {
      const found = FakeStream.opened.findLast(({ url }) => url === `/api/presence/${item}`);
      if (!found) throw new Error(`No stream of ${item} is open`);
      return found;
    });
  }

  constructor(readonly url: string) {
    super();
    FakeStream.opened.push(this);
  }

  close(): void {}

  report(presence: Partial<Presence>): void {
    const data = JSON.stringify({ accounts: [], version: 1, lastChange: null, ...presence });
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
  }
}
