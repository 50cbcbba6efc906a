import { isIP } from 'node:net';
import { StartRefusal } from '../errors/app-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads single variables; an empty one counts as unset. Every method throws StartRefusal for an invalid value. */
export class Variables {
  constructor(private readonly environment: Environment) {}

  text(name: string): string | null {
    return this.environment[name]?.trim() || null;
  }

  integer(name: string, range: { min: number; max: number }, fallback: number): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= range.min && value <= range.max) return value;
    throw refusal(name, text, `a whole number from ${range.min} to ${range.max}`);
  }

  oneOf<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const text = this.text(name);
    if (text === null) return fallback;
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    throw refusal(name, text, `one of ${values.join(', ')}`);
  }

  flag(name: string): boolean | null {
    if (this.text(name) === null) return null;
    return this.oneOf(name, ['true', 'false'], 'false') === 'true';
  }

  secret(name: string, length: { min: number; max: number }): string | null {
    const text = this.text(name);
    if (text === null || (text.length >= length.min && text.length <= length.max)) return text;
    throw new StartRefusal(`${name} must have ${length.min} to ${length.max} characters.`);
  }

  origin(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const origin = originIn(text);
    if (origin !== null) return origin;
    throw refusal(name, text, 'a URL like https://example.org, without a path');
  }

  /** Reads a whole http(s) URL, which the refusal does not repeat since it may contain a secret. */
  webUrl(name: string): string | null {
    const text = this.text(name);
    if (text === null || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
    throw new StartRefusal(`${name} must look like https://sms.example.org/send.`);
  }

  databaseUrl(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && url.pathname.length > 1) return text;
    throw new StartRefusal(`${name} must look like postgresql://user:password@host:5432/database.`);
  }

  /** Reads `s3://bucket/prefix` with an optional prefix, which is returned empty or with a slash at its end. */
  bucket(name: string): { bucket: string; prefix: string } | null {
    const text = this.text(name);
    if (text === null) return null;
    const [, bucket, prefix = ''] =
      /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?$/.exec(text) ?? [];
    if (bucket === undefined) throw refusal(name, text, 'a URL like s3://bucket/prefix');
    return { bucket, prefix: prefix && `${prefix.replace(/\/+$/, '')}/` };
  }

  list(name: string): string[] {
    return (
      this.text(name)
        ?.split(',')
        .map((entry) => entry.trim()) ?? []
    );
  }

  hosts(name: string): string[] {
    const hosts = this.list(name).map((entry) => entry.toLowerCase());
    const wrong = hosts.find((host) => !isHostAndPort(host));
    if (wrong === undefined) return hosts;
    throw refusal(name, wrong, 'like feeds.internal:8080, several of them separated by commas');
  }

  /** Reads the number of proxies in front or their addresses, for the "trust proxy" setting of Express. */
  proxies(name: string): number | string[] {
    const text = this.text(name);
    if (text === null) return 0;
    if (/^\d{1,2}$/.test(text)) return Number(text);
    const list = text.split(',').map((entry) => entry.trim());
    if (list.every(isProxyName)) return list;
    throw refusal(name, text, 'the number of proxies, or their addresses separated by commas');
  }
}

/** Returns the normalised http(s) origin of a text, with or without a slash at its end; null for any other text. */
export function originIn(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null;
}

export function refusal(name: string, value: string, allowed: string): StartRefusal {
  return new StartRefusal(`${name} is ${JSON.stringify(value)}, but must be ${allowed}.`);
}

function isProxyName(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [url = '', bits, ...rest] = entry.split('/');
  const family = isIP(url);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function isHostAndPort(entry: string): boolean {
  const [, host, port] = /^(\[[\da-f:.]+\]|[a-z\d.-]+):(\d{1,5})$/.exec(entry) ?? [];
  if (!host || !URL.canParse(`http://${entry}`)) return false;
  // Only the normalized spelling of a URL is found again when it is requested.
  return new URL(`http://${host}`).hostname === host && Number(port) > 0;
}

export interface BucketLocation {
  bucket: string;
  /** Prefix of each name: empty, or with a slash at its end. */
  prefix: string;
  /** Endpoint of a store other than Amazon's: `https://s3.example.org`. */
  endpoint: string | null;
}
