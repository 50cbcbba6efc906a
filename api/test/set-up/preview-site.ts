import type { ModulePreview, PublishedModulePreview } from '@vitral/contracts/module-previews';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { Release } from '../../src/modules/releases/release.entity.ts';
import { ReleaseSets } from '../../src/modules/serving/release-sets.ts';
import { type ActiveSet, releaseIn } from '../../src/modules/serving/served-set.ts';
import type { Api } from '../start-api.ts';
import { ProofDouble } from './release-channel.ts';
import { cookieIn, rendererNamed, ServedSite } from './served-site.ts';

/** A served site with releases of mfe-public that are not active, for previews. */
export class PreviewSite {
  private constructor(
    private readonly api: Api,
    readonly served: ServedSite,
    readonly proof: ProofDouble,
  ) {}

  static async open(api: Api): Promise<PreviewSite> {
    return new PreviewSite(api, await ServedSite.open(api), new ProofDouble(api.application));
  }

  /** Adds a release of mfe-public whose pages contain `name`, and leaves the active set as it is. */
  addPublic(name: string): Promise<Release> {
    return this.inactive('mfe-public', () => this.served.publishPublic(rendererNamed(name)));
  }

  addPeople(script: string): Promise<Release> {
    const library = `mfe_people_${script.replaceAll(' ', '_')}`;
    return this.inactive('mfe-people', () => this.served.publishModule('mfe-people', script, { library }));
  }

  async preview(name: string, release: Pick<Release, 'id'>, days?: number): Promise<PublishedModulePreview> {
    const input = { releaseId: release.id, ...(days !== undefined && { days }) };
    const { body } = await this.api.as('admin').put(`/module-previews/${name}`).send(input).expect(200);
    return body as PublishedModulePreview;
  }

  async list(): Promise<ModulePreview[]> {
    return (await this.api.as('admin').get('/module-previews').expect(200)).body as ModulePreview[];
  }

  /** Opens the link in a new browser and returns its cookie. */
  async follow({ path }: Pick<ModulePreview, 'path'>): Promise<string> {
    return cookieIn((await this.served.page(path).expect(200)).headers, 'vitral-preview');
  }

  private async inactive(name: ReleaseName, publish: () => Promise<ActiveSet>): Promise<Release> {
    const before = await this.api.application.get(ReleaseSets).active();
    const release = releaseIn(await publish(), name);
    if (!before || !release) throw new Error('Nothing is active');
    await this.api.as('admin').post(`/modules/sets/${before.id}/activate`).send({}).expect(200);
    return release;
  }
}
