import { api, type RequestOptions } from '@vitral/api-client';
import { NEW_ITEM } from '@vitral/contracts/item-urls';
import type { UnsavedInput, UnsavedInputNoun, UnsavedInputUpdate } from '@vitral/contracts/unsaved-inputs';

/**
 * The copy of a form's input on the server. Requests are sent one after the other, so that none overtakes another, and
 * of the waiting ones only the last is sent. Failures are silent, since the form works without its copy. The server
 * refuses them once another user than `userId` is logged in, whose account the input would be stored with otherwise.
 */
export class InputCopy {
  private readonly path: string;
  private readonly options: RequestOptions;
  private mayExist = true;
  private hasEnded = false;
  private next: (() => Promise<void>) | null = null;
  private isSending = false;

  constructor(noun: UnsavedInputNoun, itemId: string | undefined, userId: string | undefined) {
    this.path = `/unsaved-inputs/${noun}/${itemId ?? NEW_ITEM}`;
    this.options = { query: { userId } };
  }

  async read(): Promise<UnsavedInput | null> {
    const found = await api.get<UnsavedInput | undefined>(this.path, this.options);
    this.mayExist = found !== undefined;
    return found ?? null;
  }

  write(update: UnsavedInputUpdate): void {
    if (this.hasEnded) return;
    this.mayExist = true;
    this.send(() => api.put(this.path, update, this.options));
  }

  remove(): void {
    if (!this.mayExist) return;
    this.mayExist = false;
    this.send(() => api.delete(this.path, undefined, this.options));
  }

  /** Removes the copy; ignores a write that is due later, while the form closes. */
  end(): void {
    this.hasEnded = true;
    this.remove();
  }

  private send(request: () => Promise<void>): void {
    this.next = request;
    if (!this.isSending) void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    for (let request = this.next; request; request = this.next) {
      this.next = null;
      await request().catch(() => {});
    }
    this.isSending = false;
  }
}
