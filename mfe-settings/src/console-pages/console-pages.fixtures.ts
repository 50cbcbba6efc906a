import type { Permission } from '@vitral/contracts/access';

interface GivenPage {
  path: string;
  permission: Permission;
  title: string;
  order?: number;
}

/** Adds the JSON script element `boot` with these pages to the document, as the server does. */
export function addConsolePages(pages: readonly GivenPage[]): void {
  document.getElementById('boot')?.remove();
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'boot';
  block.textContent = JSON.stringify({
    modules: [
      {
        pages: pages.map(({ path, permission, title, order }) => ({
          page: path,
          path,
          permission,
          title: { es: title, en: title },
          navigation: order === undefined ? undefined : { order, icon: 'help' },
        })),
      },
    ],
  });
  document.head.append(block);
}
