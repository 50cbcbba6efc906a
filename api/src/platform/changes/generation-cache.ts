import { LRUCache } from 'lru-cache';

interface Options<Value> {
  entries: number;
  /**
   * Maximum bytes of all values together, and a function for the bytes of one value; if absent, only the number of
   * entries is limited.
   */
  bytes?: { most: number; of: (value: Value) => number };
  /** The instant in milliseconds at which a value becomes stale within its generation. */
  freshUntil?: (value: Value) => number;
}

interface Entry<Value> {
  /** Compared by identity, such as a number of `TableChanges.generationOf`. */
  generation: unknown;
  value: Promise<Value>;
  /** Infinity while the value is being computed: everybody awaits it. */
  freshUntil: number;
  /** In bytes; 1 until the value is computed. */
  size: number;
}

/**
 * Caches computed values for as long as their generation lasts. All callers of one generation share one computation; a caller of
 * a newer generation never gets a value whose computation began before it. Failures are not cached.
 */
export class GenerationCache<Value> {
  private readonly entries: LRUCache<string, Entry<Value>>;
  private readonly sizeOf: (value: Value) => number;
  private readonly freshUntil: (value: Value) => number;

  constructor({ entries, bytes, freshUntil }: Options<Value>) {
    this.entries = new LRUCache({
      max: entries,
      ...(bytes && { maxSize: bytes.most, sizeCalculation: ({ size }) => size }),
    });
    this.sizeOf = bytes?.of ?? (() => 1);
    this.freshUntil = freshUntil ?? (() => Infinity);
  }

  /** Returns the cached value of this generation. Only the first caller computes a missing or stale one; the others await it. */
  get(key: string, generation: unknown, compute: () => Promise<Value>): Promise<Value> {
    return this.find(key, generation) ?? this.compute(key, generation, compute);
  }

  find(key: string, generation: unknown): Promise<Value> | null {
    const entry = this.entries.get(key);
    return entry && entry.generation === generation && Date.now() < entry.freshUntil ? entry.value : null;
  }

  clear(): void {
    this.entries.clear();
  }

  private compute(key: string, generation: unknown, compute: () => Promise<Value>): Promise<Value> {
    const value = compute();
    const isCached = () => this.entries.peek(key)?.value === value;
    this.entries.set(key, { generation, value, freshUntil: Infinity, size: 1 });
    value.then(
      (computed) => {
        if (!isCached()) return;
        const size = Math.max(1, this.sizeOf(computed));
        this.entries.set(key, { generation, value, freshUntil: this.freshUntil(computed), size });
      },
      () => isCached() && this.entries.delete(key),
    );
    return value;
  }
}
