import { type Role, ROLES } from '@vitral/contracts/access';
import { Content } from '../../src/content/content.entity.ts';
import { ReleaseSet } from '../../src/modules/channel/release-channel.entity.ts';
import { Release, ReleaseSbom } from '../../src/modules/releases/release.entity.ts';
import { releaseIn } from '../../src/modules/serving/served-set.ts';
import { rendererNamed, ServedSite } from '../set-up/served-site.ts';
import { addContent, share } from '../set-up/shared-content.ts';
import type { Api } from '../start-api.ts';
import type { Call } from './calls.ts';
import { Statements } from './statements.ts';

/** A site with two sets of releases and a shared file that counts the statements of each call. */
export class Site {
  private constructor(
    private readonly api: Api,
    private readonly statements: Statements,
    private readonly cookies: Map<Role, string>,
    /** Values for `{…}` in the path of a call, besides the ids of rows. */
    private readonly names: Record<string, string>,
  ) {}

  static async open(api: Api): Promise<Site> {
    const served = await ServedSite.open(api);
    const before = await served.publishPublic(rendererNamed('second'));
    const newest = await served.publishPublic(rendererNamed('third'));
    const em = api.em();
    // Prevents a trial of these sets.
    await em.nativeUpdate(ReleaseSet, {}, { provedAt: new Date() });
    const newestId = releaseIn(newest, 'mfe-public')?.id ?? '';
    await em.insert(ReleaseSbom, { releaseId: newestId, document: '{}' });
    await em.nativeUpdate(Release, { id: newestId }, { sbomDigest: '0' });
    const content = await addContent(api, { visibility: 'public' });
    const { filename } = await em.findOneOrFail(Content, { id: content });
    const { path } = await share(api, content);
    const names = {
      content,
      filename,
      token: path.replace('/share/', ''),
      before: releaseIn(before, 'mfe-public')?.id ?? '',
      newest: newestId,
      script: newest.shell.base + newest.shell.entry,
    };
    const cookies = new Map<Role, string>();
    for (const role of ROLES) cookies.set(role, await served.sessionOf(role));
    return new Site(api, await Statements.of(api.application), cookies, names);
  }

  /** Statements that a call sends when nothing is cached. */
  async statementsOf(call: Call): Promise<string[]> {
    const url = await this.addressOf(call);
    const ask = () => this.ask(url, call.as);
    // A first request, so that neither one-time work nor periodic checks are counted.
    await ask();
    return this.statements.during(ask);
  }

  private async ask(url: string, who: Role | 'visitor'): Promise<void> {
    const cookie = who === 'visitor' ? '' : (this.cookies.get(who) ?? '');
    const { status } = await this.api.site().get(url).redirects(0).set('Cookie', cookie);
    if (status !== 200 && status !== 302) throw new Error(`GET ${url} was answered with ${status}`);
  }

  private async addressOf({ route, path = route }: Pick<Call, 'route' | 'path'>): Promise<string> {
    const [, name] = /{(\w+)}/.exec(path) ?? [];
    if (!name) return path;
    const known = this.names[name] ?? (await this.firstOf(name));
    return this.addressOf({ route, path: path.replace(`{${name}}`, known) });
  }

  private async firstOf(table: string): Promise<string> {
    const em = this.api.em();
    const [row] = await em.execute<{ id: string }[]>(`select id from "${table}" order by id limit 1`);
    if (!row) throw new Error(`There is no row in ${table}`);
    return row.id;
  }
}
