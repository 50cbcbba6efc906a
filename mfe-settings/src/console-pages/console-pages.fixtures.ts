import type { Permission } from '@vitral/sdk/contracts/access';
import type { PageContribution } from '@vitral/sdk/contracts/modules';
import type { SlotContribution } from '@vitral/sdk/contracts/slots';

interface GivenPage {
  path: string;
  permission: Permission;
  title: string;
  order?: number;
  items?: PageContribution['items'];
}

/** Adds the JSON script element `boot` with these pages and contributions to the document, as the server does. */
export function addConsolePages(pages: readonly GivenPage[], slots: readonly SlotContribution[] = []): void {
  document.getElementById('boot')?.remove();
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'boot';
  block.textContent = JSON.stringify({
    modules: [
      {
        slots,
        pages: pages.map(({ path, permission, title, order, items }) => ({
          page: path,
          path,
          permission,
          title: { es: title, en: title },
          items,
          navigation: order === undefined ? undefined : { order, icon: 'help' },
        })),
      },
    ],
  });
  document.head.append(block);
}
