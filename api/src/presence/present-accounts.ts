import { randomUUID } from 'node:crypto';

/** Time between two announcements of the same account. */
export const BEAT_MS = 5000;
/** An account stays present for this long after its last announcement, so that a lost notification hides nobody. */
const LEASE_MS = 12_000;
/** An account stays present for this long while its browser opens the next stream. */
const RENEWAL_MS = 5000;

/** Takes the place of an account in the message that asks other servers for theirs. */
const ASKING = '?';

/** The leases of an item: `<server> <account>`, each with the instant at which it ends. */
type Leases = Map<string, number>;

/**
 * The accounts that have an item open, by leases that the servers announce to each other. Stores only items that an account has open
 * on this server. A message consists of ids: `<server> <item> <account> <milliseconds>`.
 */
export class PresentAccounts {
  private readonly server = randomUUID();
  private readonly items = new Map<string, Leases>();

  constructor(private readonly send: (message: string) => void) {}

  get isEmpty(): boolean {
    return this.items.size === 0;
  }

  /** Adds an account on this server, or renews its lease. Asks the other servers when it is the item's first one here. */
  enter(item: string, account: string): void {
    if (!this.items.has(item)) {
      this.items.set(item, new Map());
      this.tell(item, ASKING, 0);
    }
    this.announce(item, account, LEASE_MS);
  }

  /** Removes an account on this server. If it `renews`, it stays until its next request has had time to arrive. */
  leave(item: string, account: string, renews: boolean): void {
    this.announce(item, account, renews ? RENEWAL_MS : 0);
    this.dropUnlessOpen(item);
  }

  /** Handles a message of any server. Returns the item if its accounts may have changed, else null. */
  receive(message: string): string | null {
    const [server = '', item = '', account = '', forMs] = message.split(' ');
    const leases = this.items.get(item);
    if (server === this.server || !leases) return null;
    if (account === ASKING) {
      this.repeat(item, leases);
      return null;
    }
    setLease(leases, `${server} ${account}`, Number(forMs));
    return item;
  }

  /** Removes expired leases and returns the items that had some. */
  expire(): string[] {
    const now = Date.now();
    const changed = [...this.items].filter(([, leases]) => {
      const expired = [...leases].filter(([, until]) => until <= now);
      for (const [holder] of expired) leases.delete(holder);
      return expired.length > 0;
    });
    for (const [item] of changed) this.dropUnlessOpen(item);
    return changed.map(([item]) => item);
  }

  at(item: string): string[] {
    const holders = [...(this.items.get(item)?.keys() ?? [])];
    return [...new Set(holders.map((holder) => holder.split(' ')[1] ?? ''))];
  }

  private announce(item: string, account: string, forMs: number): void {
    const leases = this.items.get(item);
    if (leases) setLease(leases, this.ownHolder(account), forMs);
    this.tell(item, account, forMs);
  }

  private repeat(item: string, leases: Leases): void {
    const now = Date.now();
    for (const account of this.at(item)) {
      const until = leases.get(this.ownHolder(account)) ?? 0;
      if (until > now) this.tell(item, account, until - now);
    }
  }

  private dropUnlessOpen(item: string): void {
    const leases = this.items.get(item);
    const isOpenHere = this.at(item).some((account) => leases?.has(this.ownHolder(account)));
    if (!isOpenHere) this.items.delete(item);
  }

  private ownHolder(account: string): string {
    return `${this.server} ${account}`;
  }

  private tell(item: string, account: string, forMs: number): void {
    this.send([this.server, item, account, forMs].join(' '));
  }
}

function setLease(leases: Leases, holder: string, forMs: number): void {
  if (forMs > 0) leases.set(holder, Date.now() + forMs);
  else leases.delete(holder);
}
