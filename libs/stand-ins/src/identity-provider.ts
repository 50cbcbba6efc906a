import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';

export const OIDC_CLIENT = { clientId: 'vitral', clientSecret: 'not_a_real_secret_of_a_client' };

/** A person who can log in at the provider. `amr`: how the provider says that it asked who they are. */
export interface ProviderPerson {
  claims: Record<string, unknown>;
  amr?: string[];
}

export type { JWTPayload };

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

const ALGORITHM = 'RS256';
const KEY_ID = 'of-the-provider';
/** Seconds. The library logs a notice for each default. */
const LIFETIMES = { AccessToken: 3600, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 };
const FORM = /^\/interaction\/([\w-]+)$/;

/** A real OpenID Connect provider (oidc-provider) at a private address, with a login page that takes any known name. */
export class IdentityProviderStandIn {
  /** People by subject, which is also the name that they type. */
  readonly people = new Map<string, ProviderPerson>();
  /** Replaces the ID tokens that the provider issues, for responses that no real provider sends. */
  replaceIdToken: ((claims: JWTPayload) => Promise<string>) | null = null;
  private handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(503).end();
  private provider: Provider | null = null;

  private constructor(
    private readonly server: Server,
    private readonly keys: Keys,
  ) {
    server.on('request', (request, response) => this.handle(request, response));
  }

  /** The provider responds once `register` has named its client. */
  static async start(port = 0): Promise<IdentityProviderStandIn> {
    const keys = await generateKeyPair(ALGORITHM, { extractable: true });
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new IdentityProviderStandIn(server, keys);
  }

  /** Host and port, as OUTGOING_ALLOWED lists them. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get issuer(): string {
    return `http://${this.host}`;
  }

  /** Registers the site. `changes`: other metadata of the provider. */
  async register(
    urls: { redirectUrl: string; logoutUrl: string },
    changes: Partial<Configuration> = {},
  ): Promise<void> {
    const key = { ...(await exportJWK(this.keys.privateKey)), alg: ALGORITHM, kid: KEY_ID, use: 'sig' };
    const provider = new Provider(this.issuer, {
      ...this.configurationFor(urls),
      jwks: { keys: [key as never] },
      ...changes,
    });
    const respond = provider.callback();
    this.provider = provider;
    this.handle = (request, response) => {
      if (FORM.test(request.url ?? '')) void this.interact(provider, request, response);
      else {
        if (this.replaceIdToken && request.url === '/token') replaceToken(response, this.replaceIdToken);
        void respond(request, response);
      }
    };
  }

  /** Logs a person out at the provider, which reports it to the site. Rejects if the site does not accept the report. */
  async logOut(subject: string, sid: string): Promise<void> {
    const client = await this.provider?.Client.find(OIDC_CLIENT.clientId);
    await (
      client as unknown as { backchannelLogout(sub: string, sid: string): Promise<void> }
    ).backchannelLogout(subject, sid);
  }

  /** Signs a token with the provider's key. `typ`: its type in the header. */
  sign(claims: JWTPayload, typ = 'logout+jwt'): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ })
      .sign(this.keys.privateKey);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private configurationFor({
    redirectUrl,
    logoutUrl,
  }: {
    redirectUrl: string;
    logoutUrl: string;
  }): Configuration {
    return {
      clients: [
        {
          client_id: OIDC_CLIENT.clientId,
          client_secret: OIDC_CLIENT.clientSecret,
          redirect_uris: [redirectUrl],
          backchannel_logout_uri: logoutUrl,
          backchannel_logout_session_required: true,
        },
      ],
      claims: {
        openid: ['sub', 'groups', 'amr', 'sid'],
        email: ['email', 'email_verified'],
        profile: ['name', 'preferred_username'],
        amr: null,
        auth_time: null,
        iss: null,
        sid: null,
      },
      cookies: { keys: ['of a test'] },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      findAccount: (_context: KoaContextWithOIDC, sub: string) => {
        const person = this.people.get(sub);
        return person && { accountId: sub, claims: () => ({ sub, ...person.claims }) };
      },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      loadExistingGrant: (context) => grantEverything(context),
      // The site under test is at a private address, too.
      fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
      pkce: { required: () => true },
      ttl: LIFETIMES,
    };
  }

  /** Shows the login page, and takes the name from its form. */
  private async interact(
    provider: Provider,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(LOGIN_PAGE);
      return;
    }
    const name = new URLSearchParams(await text(request)).get('name') ?? '';
    const person = this.people.get(name);
    const result = person
      ? { login: { accountId: name, ...(person.amr && { amr: person.amr }) } }
      : { error: 'access_denied', error_description: 'Nobody has this name' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
}

/** Replaces the ID token in a response of the token endpoint. */
function replaceToken(response: ServerResponse, replace: (claims: JWTPayload) => Promise<string>): void {
  const end = response.end.bind(response);
  const endReplaced = async (body: string) => {
    const tokens = JSON.parse(body) as { id_token?: string };
    if (tokens.id_token) tokens.id_token = await replace(decodeJwt(tokens.id_token));
    const text = JSON.stringify(tokens);
    response.setHeader('content-length', Buffer.byteLength(text));
    end(text);
  };
  response.end = ((body: unknown) => {
    void endReplaced(String(body));
    return response;
  }) as typeof response.end;
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    accountId: oidc.session?.accountId,
    clientId: oidc.client?.clientId,
  });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}

const LOGIN_PAGE = `<!doctype html>
<html lang="en">
  <head><title>Provider</title></head>
  <body>
    <h1>Provider</h1>
    <form method="post">
      <label>Name <input name="name" autofocus autocomplete="off"></label>
      <button>Continue</button>
    </form>
  </body>
</html>
`;
