import type {
  LandingDraft as LandingDraftResponse,
  LandingSectionState,
} from '@vitral/contracts/landing-content';
import { LandingDraft, LandingRevision } from '../../src/landing-content/landing-content.entity.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import type { Api } from '../start-api.ts';

export const TEXTS = {
  title: 'Hablemos hoy',
  content: 'Escríbenos.\n\nO llámanos.',
  metadata: {
    titleEn: 'Talk to us today',
    email: 'hola@vitral.example',
    address: ['Calle 1', 'Ciudad'],
    addressEn: ['Street 1', 'City'],
    youtubeUrl: 'https://youtube.com/@vitral',
  },
};
/** A manager who edits the section `contact`. */
export class LandingEditor {
  constructor(private readonly api: Api) {}

  get calls() {
    return this.api.as('manager');
  }

  get database() {
    return this.api.em();
  }

  /** Deletes drafts and history; the published texts stay. */
  async startOver(): Promise<void> {
    const em = this.database;
    await em.nativeDelete(LandingDraft, {});
    await em.nativeDelete(LandingRevision, {});
    await em.nativeDelete(AuditEntry, {});
  }

  save(version: number, texts: object = TEXTS, section = 'contact') {
    return this.calls.put(`/landing-content/${section}/draft`).send({ ...texts, version });
  }

  discard(version: number) {
    return this.calls.delete('/landing-content/contact/draft').query({ version });
  }

  publish(draftVersion: number, publishedVersion: number) {
    return this.calls.post('/landing-content/contact/publish').send({ draftVersion, publishedVersion });
  }

  unpublish(version: number) {
    return this.calls.delete('/landing-content/contact').query({ version });
  }

  history(query: object = {}) {
    return this.calls.get('/landing-content/contact/revisions').query(query).expect(200);
  }

  restore(id: string, version: number) {
    return this.calls.post(`/landing-content/contact/revisions/${id}/restore`).send({ version });
  }

  async state(section = 'contact'): Promise<LandingSectionState> {
    const { body } = await this.calls.get('/landing-content/editor').expect(200);
    return body.find((state: LandingSectionState) => state.section === section);
  }

  /** Returns 0 if the section is not on the page. */
  async publishedVersion(): Promise<number> {
    return (await this.state()).published?.version ?? 0;
  }

  async newDraft(texts: object = TEXTS): Promise<LandingDraftResponse> {
    return (await this.save(0, texts).expect(200)).body;
  }

  async newPublication(texts: object = TEXTS): Promise<LandingSectionState> {
    const draft = await this.newDraft(texts);
    return (await this.publish(draft.version, await this.publishedVersion()).expect(200)).body;
  }

  /** Texts of the section that visitors receive. */
  async shown() {
    const { body } = await this.api.asVisitor().get('/landing-content').expect(200);
    return body.filter((item: { section: string }) => item.section === 'contact');
  }
}
