import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import type { ContentItem } from '@vitral/contracts/content';
import type { ShareLink } from '@vitral/contracts/share-links';
import { PDF } from '../files/plain-files.ts';
import { FIELDS, fieldPart, filePart, sendForm } from '../set-up/forms.ts';
import { SERVERS, type ThreeServers } from '../set-up/servers/three-servers.ts';

const BYTES = Buffer.concat([PDF, randomBytes(3 * 1024 * 1024)]);

export function files(site: () => ThreeServers): void {
  let session: string;
  let item: ContentItem;
  beforeAll(async () => {
    session = await site().logIn(0);
    const parts = Object.entries(FIELDS).map(([name, value]) => fieldPart(name, value));
    const request = site().at(0, session).post('/api/content');
    const { body } = await sendForm(request, [...parts, filePart({ name: 'plan.pdf', bytes: BYTES })]).expect(
      201,
    );
    item = body as ContentItem;
  });

  it('uploaded to one server is served by all', async () => {
    for (const index of SERVERS) {
      const response = await site().at(index, session).get(`/api/content/${item.id}/file`).expect(200);
      expect(BYTES.equals(response.body as Buffer)).toBe(true);
    }
  });

  it('opens by its share link on all servers, with one common count, until one server revokes the link', async () => {
    const links = `/api/content/${item.id}/share-links`;
    const link = { expiresAt: null, password: null };
    const { id, path } = (await site().at(1, session).post(links).send(link).expect(201)).body as ShareLink;
    const statuses = () =>
      Promise.all(
        SERVERS.map(async (index) => (await site().at(index).get(`${path}/file`).redirects(0)).status),
      );
    expect([...(await statuses()), ...(await statuses())]).toEqual([200, 200, 200, 200, 200, 200]);
    for (const index of SERVERS) {
      const { body } = await site().at(index, session).get(links).expect(200);
      expect(body).toMatchObject([{ id, downloadCount: 6 }]);
    }
    await site().at(2, session).delete(`/api/share-links/${id}`).expect(204);
    expect(await statuses()).not.toContain(200);
  });

  it('accepts one of several simultaneous changes on different servers', async () => {
    const changes = SERVERS.map((index) =>
      site()
        .at(index, session)
        .put(`/api/content/${item.id}`)
        .send({ ...item, title: `As server ${index} has it` }),
    );
    const responses = await Promise.all(changes);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const changed = responses.find(({ status }) => status === 200)?.body as ContentItem;
    for (const index of SERVERS) {
      const { body } = await site().at(index, session).get(`/api/content/${item.id}`).expect(200);
      expect(body).toMatchObject({ title: changed.title, version: changed.version });
    }
  });
}
