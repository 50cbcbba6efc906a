import { createHash } from 'node:crypto';

/** Bits that each password sets. With 20 bits of the filter for each password, one in 15,000 others is taken for one. */
const HASHES = 14;
const BITS_PER_PASSWORD = 20;

/** A Bloom filter: finds every password that was added, and next to no other. Upper and lower case are the same. */
export class PasswordFilter {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  static of(passwords: readonly string[]): PasswordFilter {
    const different = new Set(passwords.map(fold));
    const filter = new PasswordFilter(new Uint8Array(Math.ceil((different.size * BITS_PER_PASSWORD) / 8)));
    for (const password of different) filter.add(password);
    return filter;
  }

  has(password: string): boolean {
    return this.placesOf(password).every((place) => (this.byteAt(place) & maskOf(place)) !== 0);
  }

  private add(password: string): void {
    for (const place of this.placesOf(password)) this.bytes[place >> 3] = this.byteAt(place) | maskOf(place);
  }

  private byteAt(place: number): number {
    return this.bytes[place >> 3] ?? 0;
  }

  /** Derives all places from two numbers of 48 bits (Kirsch and Mitzenmacher, 2006). */
  private placesOf(password: string): number[] {
    const digest = createHash('sha256').update(fold(password)).digest();
    const [first, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
    const bits = this.bytes.length * 8;
    return Array.from({ length: HASHES }, (_, index) => (first + index * step) % bits);
  }
}

const maskOf = (place: number) => 1 << (place & 7);

const fold = (password: string) => password.normalize('NFC').toLowerCase();
