import { type APIRequestContext, expect } from '@playwright/test';
import type { Embed } from '@vitral/contracts/embeds';
import type { SocialFeedItem } from '@vitral/contracts/social-feeds';

type Item = Pick<Embed | SocialFeedItem, 'id' | 'isActive' | 'version'>;

const listItems = async (staff: APIRequestContext, noun: string): Promise<Item[]> =>
  (await (await staff.get(`/api/${noun}?limit=100`)).json()) as Item[];

/** Deactivates all third-party content of the site; the returned function reactivates it. */
export async function hideThirdParties(staff: APIRequestContext): Promise<() => Promise<void>> {
  const hidden: [string, string][] = [];
  for (const noun of ['embeds', 'social-feeds'])
    for (const item of await listItems(staff, noun))
      if (item.isActive) {
        await update(staff, noun, { ...item, isActive: false });
        hidden.push([noun, item.id]);
      }
  return async () => {
    for (const [noun, id] of hidden) {
      const item = (await listItems(staff, noun)).find((each) => each.id === id);
      if (item) await update(staff, noun, { ...item, isActive: true });
    }
  };
}

async function update(staff: APIRequestContext, noun: string, item: Item): Promise<void> {
  const response = await staff.put(`/api/${noun}/${item.id}`, { data: item });
  expect(response.status(), await response.text()).toBe(200);
}
