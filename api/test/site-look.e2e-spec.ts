import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Boot } from '@vitral/contracts/modules';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { putSettings } from './set-up/put-settings.ts';
import { build, buildPublicModule, makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

const RENDERER = `exports.render = async () => ({ head: '', html: '<main></main>', state: {}, freshUntil: null });`;

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell');
  await buildPublicModule(workspace, RENDERER);
  await api.application.get(WorkspaceBuilds).publish(workspace);
});
afterAll(() => api.stop());

const textOf = async (path: string, status = 200) => (await api.site().get(path).expect(status)).text;
const bootOfConsole = async () =>
  JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/.exec(await textOf('/admin'))?.[1] ?? '') as Boot;

describe('the look of the site', () => {
  it.each([
    ['/es', 200],
    ['/admin', 200],
    ['/share/nothing', 404],
  ])('shows %s in the colour of the settings', async (path, status) => {
    await putSettings(api, { accent: 'emerald' });
    expect(await textOf(path, status)).toMatch(/<html lang="\w\w" data-accent="emerald">/);
    await putSettings(api, {});
    expect(await textOf(path, status)).not.toMatch(/<html[^>]*data-accent/);
  });

  it('gives the console the colour and the logo of the site', async () => {
    const putLogo = (value: string) =>
      api.as('admin').put('/site-config/site_logo').send({ value }).expect(200);
    await putSettings(api, { accent: 'garnet' });
    await putLogo('https://example.org/logo.png');
    expect(await bootOfConsole()).toMatchObject({
      siteAccent: 'garnet',
      siteLogo: 'https://example.org/logo.png',
    });
    await putLogo('');
    expect(await bootOfConsole()).toMatchObject({ siteLogo: null });
  });
});
