import {
  type IdentityProviderStandIn,
  OIDC_CLIENT,
  type ProviderPerson,
} from '@vitral/stand-ins/identity-provider';
import type { IdentityProvider, IdentityProviderInput } from '@vitral/contracts/identity-providers';
import { expect } from '@jest/globals';
import type { Api } from '../start-api.ts';

const MOST_STEPS = 12;

/** Adds the provider to the site, and the site to the provider. */
export async function addProvider(
  api: Api,
  provider: IdentityProviderStandIn,
  changes: Partial<IdentityProviderInput> = {},
): Promise<IdentityProvider> {
  const { body } = await api
    .as('admin')
    .post('/identity-providers')
    .send({ ...providerInput(provider), ...changes })
    .expect(201);
  await provider.register(body);
  return body as IdentityProvider;
}

export const providerInput = ({ issuer }: { issuer: string }): IdentityProviderInput => ({
  ...{ name: 'Estudio', issuer, ...OIDC_CLIENT, scopes: '', isActive: true },
  ...{ linksByEmail: false, createsAccounts: false, roleRules: [], defaultRole: 'user' },
});

/** The claims of a person with a verified email. */
export const person = (email: string, claims: Record<string, unknown> = {}): ProviderPerson => ({
  claims: { email, email_verified: true, name: 'Inés Roca', preferred_username: email, ...claims },
});

/** A browser that follows redirects between the site and the provider, and stores the cookies of both. */
export class ProviderBrowser {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(private readonly site: string) {}

  /** Takes the cookies of another browser, as somebody who has copied them. */
  copyFrom(other: ProviderBrowser): this {
    for (const [host, jar] of other.jars) this.jars.set(host, new Map(jar));
    return this;
  }

  /** Forgets the session at the provider. */
  leaveProvider(): void {
    for (const host of this.jars.keys()) if (!this.site.endsWith(host)) this.jars.delete(host);
  }

  /** Sends a request with the cookies of its host; redirects are not followed. */
  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    // The server stores the session before it sends the last byte.
    await response.clone().arrayBuffer();
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      const isExpired = /expires=thu, 01 jan 1970/i.test(line);
      if (isExpired) jar.delete(pair.slice(0, equals));
      else jar.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    return response;
  }

  /** Requests a URL under /api of the site. */
  api(path: string, init: RequestInit = {}): Promise<Response> {
    return this.send(`${this.site}/api${path}`, init);
  }

  post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.api(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Starts a login and returns the URL at the provider. */
  async begin(id: string, returnTo = '/admin'): Promise<string> {
    const query = new URLSearchParams({ returnTo }).toString();
    return locationOf(await this.api(`/auth/login/providers/${id}?${query}`));
  }

  /** Logs in at the provider as somebody, and returns the URL with which it sends the browser back to the site. */
  async atProvider(url: string, name: string): Promise<string> {
    let next = url;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (next.startsWith(this.site)) return next;
      const page = await this.send(next);
      const response = page.status === 200 ? await this.submit(next, name) : page;
      next = new URL(locationOf(response), next).href;
    }
    throw new Error(`The provider does not end: ${next}`);
  }

  /** Logs in as somebody, and returns the path on the site to which that leads. */
  async logIn(id: string, name: string, returnTo?: string): Promise<string> {
    const back = await this.atProvider(await this.begin(id, returnTo), name);
    return locationOf(await this.send(back));
  }

  /** Returns the account that is logged in; null for none. */
  async user(): Promise<Record<string, unknown> | null> {
    const response = await this.api('/auth/user');
    return response.status === 200 ? ((await response.json()) as Record<string, unknown>) : null;
  }

  private submit(url: string, name: string): Promise<Response> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.send(url, { method: 'POST', headers, body: new URLSearchParams({ name }).toString() });
  }
}

function locationOf(response: Response): string {
  expect([302, 303]).toContain(response.status);
  return response.headers.get('location') ?? '';
}
