import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BadPackages } from '../src/modules/releases/bad-packages.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { makeRelease } from './set-up/publishing.ts';
import { refusal, SignedSite } from './set-up/signed-site.ts';
import { sbomOf } from './set-up/signing.ts';
import { type Api, startApi } from './start-api.ts';

const LIST = join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'bad-packages.json');
const BAD = [
  { name: 'left-pad', versions: ['1.3.0'], reason: 'Compromised' },
  { name: '@evil/all', reason: 'Malware' },
  { name: 'lodash', range: '<4.17.21', reason: 'Prototype pollution' },
];

let api: Api;
let site: SignedSite;
beforeAll(async () => {
  await writeFile(LIST, '[]');
  api = await startApi({ BAD_PACKAGES_FILE: LIST });
  site = await SignedSite.open(api);
});
afterAll(() => api.stop());
beforeEach(() => writeFile(LIST, JSON.stringify(BAD)));

const download = (id: string, name = 'mfe-people', agent = site.admin()) =>
  agent.get(`/modules/${name}/releases/${id}/sbom`);

describe('the packages of a release', () => {
  it('are downloaded as they were sent, by those who may publish', async () => {
    const sbom = sbomOf('react@19.3.1', '@mui/material@8.0.0');
    const { id, version } = await site.publish({ sbom });
    const { headers, body } = await download(id).responseType('blob').expect(200);
    expect(String(body)).toBe(sbom);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/vnd\.cyclonedx\+json/),
      'content-disposition': `attachment; filename=mfe-people-${version}.cdx.json`,
    });
    await download(id, 'mfe-social').expect(404);
    await download(id, 'mfe-people', api.as('manager')).expect(403);
    await download(id, 'mfe-people', api.asVisitor()).expect(401);
  });

  it.each([
    ['a bad version', 'left-pad@1.3.0', 'Compromised'],
    ['a bad package', '@evil/all@0.0.1', 'Malware'],
    ['a version in a bad range', 'lodash@4.17.20', 'Prototype pollution'],
  ])('are refused with %s', async (_what, text, reason) => {
    const [name, version] = [text.slice(0, text.lastIndexOf('@')), text.slice(text.lastIndexOf('@') + 1)];
    const sbom = sbomOf('react@19.3.1', text);
    const { body } = await site.send(await site.sign({ sbom })).expect(422);
    expect(body).toMatchObject(refusal('package-bad', { name, version, reason }));
  });

  it('are accepted with other versions of packages on the list', async () => {
    await site.publish({ sbom: sbomOf('left-pad@1.3.1', 'lodash@4.17.21', 'evil@1.0.0') });
  });

  it('prevent an activation if they were put on the list since', async () => {
    await writeFile(LIST, '[]');
    const release = await site.publish({ sbom: sbomOf('lodash@4.17.20') });
    await writeFile(LIST, JSON.stringify(BAD));
    const { body } = await site.activate(release).expect(422);
    expect(body).toMatchObject(refusal('package-bad', { name: 'lodash' }));
  });

  it('are not accepted unchecked if the list cannot be read', async () => {
    await writeFile(LIST, '{');
    const { body } = await site.send(await site.sign()).expect(422);
    expect(body).toMatchObject(refusal('package-list-unreadable'));
  });

  it('are required while there is a list', async () => {
    const { body } = await site.send(await makeRelease('mfe-people', site.next())).expect(422);
    expect(body).toMatchObject(refusal('sbom-missing'));
  });

  it.each([
    ['bomFormat', '{}'],
    ['document', '[]'],
    ['components', JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components: {} })],
    ['components[0].version', sbomOf('react@')],
  ])('are refused as an invalid document: %s', async (field, sbom) => {
    const { body } = await site.send(await site.sign({ sbom })).expect(422);
    expect(body).toMatchObject(refusal('sbom-invalid', { field }));
  });

  it('prevent the start of a server whose list cannot be read', async () => {
    const missing = join(LIST, 'nowhere.json');
    const configuration = Configuration.ofProcess({ BAD_PACKAGES_FILE: missing });
    await expect(new BadPackages(configuration).onModuleInit()).rejects.toThrow('BAD_PACKAGES_FILE is');
  });
});
