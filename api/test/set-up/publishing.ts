import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import type { Test } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { Configuration } from '../../src/platform/config/configuration.ts';
import { ReleaseStore } from '../../src/platform/storage/file-store.ts';
import { packRelease } from './pack-release.ts';
import { build, makeWorkspace } from './workspace.ts';

export const RELEASE_TYPE = 'application/x-tar';

/** Packs a new release. */
export async function makeRelease(
  name: ReleaseName,
  version: string,
  script = version,
  more: Partial<BuiltDescriptor> = {},
): Promise<Buffer> {
  const workspace = await makeWorkspace();
  await build(workspace, name, script, { version, ...more });
  return packRelease(workspace, name);
}

/** Sends POST /api/modules/:name/releases. */
export function sendRelease(agent: TestAgent, name: string, archive: Buffer, query = ''): Test {
  return agent.post(`/modules/${name}/releases${query}`).set('Content-Type', RELEASE_TYPE).send(archive);
}

/** Releases in the store and staged ones. */
export async function storedReleases(application: INestApplication) {
  const archives: string[] = [];
  for await (const { name } of application.get(ReleaseStore).names()) archives.push(name);
  const { dataDir } = application.get(Configuration);
  const incoming = await readdir(join(dataDir, 'incoming')).catch(() => []);
  return { archives: archives.sort(), incoming };
}
