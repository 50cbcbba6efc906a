import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Boot, BootModule, ModuleName } from '@vitral/contracts/modules';
import type { ActivationInput, ReleaseChannel, ReleaseDetail } from '@vitral/contracts/releases';
import { changedRelease, type ReleaseChange } from './changed-release.ts';

/** Publishes a changed build of a module without activating it. */
export async function publish(
  api: APIRequestContext,
  module: ModuleName,
  change: ReleaseChange,
): Promise<ReleaseDetail> {
  const response = await api.post(`/api/modules/${module}/releases`, {
    data: await changedRelease(module, change),
    headers: { 'Content-Type': 'application/x-tar' },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as ReleaseDetail;
}

/** Activates a release, or makes it the candidate for a share of the visitors. */
export async function activate(
  api: APIRequestContext,
  release: Pick<ReleaseDetail, 'id'>,
  input: ActivationInput = {},
): Promise<ReleaseChannel> {
  const response = await api.post(`/api/modules/releases/${release.id}/activate`, { data: input });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as ReleaseChannel;
}

export async function rollBack(api: APIRequestContext, module: ModuleName): Promise<ReleaseChannel> {
  const response = await api.post(`/api/modules/${module}/rollback`, { data: {} });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as ReleaseChannel;
}

export async function readChannel(api: APIRequestContext): Promise<ReleaseChannel> {
  const response = await api.get('/api/modules/channel');
  expect(response.status()).toBe(200);
  return (await response.json()) as ReleaseChannel;
}

/** Returns the boot data of the open page. */
export async function bootOf(page: Page): Promise<Boot> {
  const text = await page.locator('#boot').textContent();
  return JSON.parse(text ?? '') as Boot;
}

/** Returns the release of a module on the open page. */
export async function releaseIn(page: Page, module: ModuleName): Promise<BootModule | undefined> {
  return (await bootOf(page)).modules.find(({ name }) => name === module);
}
