import type { Role } from '@vitral/contracts/access';
import type { Boot, BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import type { CurrentSet } from '@vitral/contracts/releases';
import { LIVE, ReleaseChannel } from '../../src/modules/channel/release-channel.entity.ts';
import { WorkspaceBuilds } from '../../src/modules/publication/workspace-builds.ts';
import { ReleaseSets } from '../../src/modules/serving/release-sets.ts';
import { type ActiveSet, releaseIn } from '../../src/modules/serving/served-set.ts';
import type { Api } from '../start-api.ts';
import { build, buildPublicModule, makeWorkspace } from './workspace.ts';

/** Body of a renderer that renders its name, the request and a picture of its release. */
export const rendererNamed = (name: string, before = '') => `${before};
exports.render = async (request) => ({
  head: '<title>${name} ' + request.page + '</title>',
  html: '<main>${name} <img src="' + request.base + 'picture.png"></main>',
  freshUntil: null,
});`;

/** `name=value` of a cookie that a response sets, or an empty text. */
export const cookieIn = (headers: object, name: string) =>
  ((headers as Record<string, string[]>)['set-cookie'] ?? [])
    .find((cookie) => cookie.startsWith(name))
    ?.split(';')[0] ?? '';

/** Publishes tiny builds to a started API and changes its channel. */
export class ServedSite {
  private constructor(
    private readonly api: Api,
    private readonly workspace: string,
  ) {}

  /** Starts with a shell, a public module called `first` and mfe-people. */
  static async open(api: Api): Promise<ServedSite> {
    const site = new ServedSite(api, await makeWorkspace());
    await build(site.workspace, 'shell', 'shell', { styles: ['shell.css'] });
    await build(site.workspace, 'mfe-people', 'people one', { library: 'mfe_people_one' });
    await site.publishPublic(rendererNamed('first'));
    return site;
  }

  /** Requests a page or an API route with these cookies. */
  page(path: string, cookie = '') {
    return this.api.site().get(path).set('Cookie', cookie);
  }

  /** The cookie of a session of the account of a role. */
  async sessionOf(username: Role): Promise<string> {
    const login = { username, password: this.api.passwordOf(username) };
    const { headers } = await this.api.asVisitor().post('/auth/login').send(login);
    return cookieIn(headers, 'vitral.session');
  }

  /** Id of the set that the visitor's next page is rendered with. */
  async currentSet(cookie = ''): Promise<string> {
    const { body } = await this.page('/api/modules/set', cookie).expect(200);
    return (body as CurrentSet).set;
  }

  /** Makes another release of the public module active. */
  async publishPublic(renderer: string): Promise<ActiveSet> {
    await buildPublicModule(this.workspace, renderer);
    return this.publish();
  }

  async publishModule(
    name: ReleaseName,
    script: string,
    more: Partial<BuiltDescriptor> = {},
  ): Promise<ActiveSet> {
    await build(this.workspace, name, script, more);
    return this.publish();
  }

  /** Activates the first set, and gives the second, with another release of the module, to some visitors. */
  async startTrial(active: ActiveSet, candidate: ActiveSet, name: ReleaseName, share: number): Promise<void> {
    const release = releaseIn(candidate, name);
    await this.point({
      activeSetId: active.id,
      candidateSetId: candidate.id,
      candidateReleaseId: release?.id ?? null,
      candidateShare: share,
      candidateSince: new Date(),
    });
  }

  async endTrial(): Promise<void> {
    await this.point({ candidateSetId: null, candidateReleaseId: null, candidateShare: 0 });
  }

  private async point(to: Partial<ReleaseChannel>): Promise<void> {
    const em = this.api.em();
    const channel = await em.findOneOrFail(ReleaseChannel, { name: LIVE });
    em.assign(channel, { ...to, version: channel.version + 1 });
    await em.flush();
    await this.api.application.get(ReleaseSets).settle();
  }

  private async publish(): Promise<ActiveSet> {
    await this.api.application.get(WorkspaceBuilds).publish(this.workspace);
    const set = await this.api.application.get(ReleaseSets).active();
    if (!set) throw new Error('Nothing is active');
    return set;
  }
}

export function bootIn(html: string): Boot {
  const block = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return JSON.parse(block) as Boot;
}

/** Base URLs of the files that a page refers to outside its boot block. */
export function basesIn(html: string): string[] {
  const markup = html.replace(/<script type="application\/json".*?<\/script>/gs, '');
  return [
    ...new Set(
      [...markup.matchAll(/(?:src|href)="([^"]*\/modules\/[^"]*\/)[^"/]*"/g)].map((match) => match[1] ?? ''),
    ),
  ];
}
