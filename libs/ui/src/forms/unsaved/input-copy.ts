import { api } from '@vitral/api-client';
import { NEW_ITEM } from '@vitral/contracts/item-urls';
import type { UnsavedInput, UnsavedInputNoun, UnsavedInputUpdate } from '@vitral/contracts/unsaved-inputs';

/**
 * The copy of a form's input on the server. Requests are sent one after the other, so that none overtakes another, and
 * of the waiting ones only the last is sent. Failures are silent, since the form works without its copy. None is sent
 * once `isOwn` is false: after another user's login it would store the input with the wrong account.
 */
export class InputCopy {
  private readonly path: string;
  private mayExist = true;
  private hasEnded = false;
  private next: (() => Promise<void>) | null = null;
  private isSending = false;

  constructor(
    noun: UnsavedInputNoun,
    itemId: string | undefined,
    private readonly isOwn: () => boolean,
  ) {
    this.path = `/unsaved-inputs/${noun}/${itemId ?? NEW_ITEM}`;
  }

  async read(): Promise<UnsavedInput | null> {
    const found = await api.get<UnsavedInput | undefined>(this.path);
    this.mayExist = found !== undefined;
    return found ?? null;
  }

  write(update: UnsavedInputUpdate): void {
    if (this.hasEnded) return;
    this.mayExist = true;
    this.send(() => api.put(this.path, update));
  }

  remove(): void {
    if (!this.mayExist) return;
    this.mayExist = false;
    this.send(() => api.delete(this.path));
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
      if (this.isOwn()) await request().catch(() => {});
    }
    this.isSending = false;
  }
}
