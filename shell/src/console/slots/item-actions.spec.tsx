import { renderPage, screen, waitFor } from '@vitral/testing';
import type { Role } from '@vitral/contracts/access';
import type { BootModule } from '@vitral/contracts/modules';
import type { ItemActionContribution } from '@vitral/contracts/slots';
import { useLocation } from '@vitral/router';
import { Slot } from '@vitral/ui';
import { ItemMenu } from '@vitral/ui/data';
import type { ReactNode } from 'react';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { BootContext } from '../boot-context.ts';
import { Contributions } from './contributions.tsx';

const texts = { es: () => import('../../i18n/es.json'), en: () => import('../../i18n/en.json') };

const action = (noun: ItemActionContribution['noun'], en: string): ItemActionContribution => ({
  ...{ slot: 'item-action', name: en, noun, icon: 'edit' },
  ...{ title: { es: `${en} es`, en }, path: '/admin/posts?of={id}' },
});
const MODULES: BootModule[] = [
  moduleWith([
    pageOf('/admin/testimonials', { page: 'a', items: [{ noun: 'testimonials' }] }),
    pageOf('/admin/zoom', { page: 'b', items: [{ noun: 'meeting-dates', part: 'dates', isNested: true }] }),
  ]),
  {
    ...moduleWith([pageOf('/admin/posts', { page: 'c', permission: 'content.write' })]),
    slots: [action('testimonials', 'Quote in a post'), action('meeting-dates', 'Announce in a post')],
  },
];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (children: ReactNode, role: Role = 'manager') =>
  renderPage(
    <BootContext value={bootWith(MODULES)}>
      <Contributions>{children}</Contributions>
      <Address />
    </BootContext>,
    { role, path: '/admin/dashboard', module: { name: 'shell', texts } },
  );

describe('actions of an open item', () => {
  const at = (path: string, id: string) => <Slot name="item-action" id={id} path={path} />;

  it.each([
    ['an item', '/admin/testimonials/t%2F1?q=a', 't/1', 'Quote in a post', 't%2F1'],
    [
      'a nested item',
      '/admin/zoom/m1/dates/2026-05-04',
      '2026-05-04',
      'Announce in a post',
      'm1%2F2026-05-04',
    ],
  ])('open their page with the id of %s', async (_, path, id, name, sent) => {
    const { user } = open(at(path, id));
    await user.click(await screen.findByRole('button', { name: 'More actions for this item' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    expect(await screen.findByText(`/admin/posts?of=${sent}`)).toBeVisible();
  });

  it.each([
    ['an item of another noun', '/admin/posts/p1', 'p1'],
    ['a new item', '/admin/testimonials/new', 'new'],
    ['a page without items', '/admin/debug/x', 'x'],
  ])('are missing for %s', async (_, path, id) => {
    open(at(path, id));
    expect(await screen.findByText('/admin/dashboard')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  });
});

describe('actions in the menu of a row', () => {
  const menu = (
    <ItemMenu
      label="Actions for Ana"
      item={{ noun: 'testimonials', id: 't1' }}
      entries={[
        { label: 'Edit', icon: 'edit', onClick: () => undefined },
        { label: 'Delete', icon: 'delete', isDestructive: true, onClick: () => undefined },
      ]}
    />
  );
  const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it('come before the destructive ones, and open by keyboard with the id', async () => {
    const { user } = open(menu);
    await screen.findByRole('button', { name: 'Actions for Ana' });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    expect(names()).toEqual(['Edit', 'Quote in a post', 'Delete']);

    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('/admin/posts?of=t1')).toBeVisible();
  });

  it('are missing for readers who may not open their page', async () => {
    const { user } = open(menu, 'user');
    await user.click(await screen.findByRole('button', { name: 'Actions for Ana' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(names()).toEqual(['Edit', 'Delete']);
  });
});
