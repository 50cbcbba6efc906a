import { renderPage, screen } from '@vitral/testing';
import type { Role } from '@vitral/contracts/access';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { BootContext } from '../boot-context.ts';
import { SidebarLinks } from './sidebar-links.tsx';

const boot = bootWith([
  moduleWith([
    pageOf('/admin/users', { permission: 'users.write', navigation: { order: 80, icon: 'groups' } }),
    pageOf('/admin/testimonials', {
      permission: 'testimonials.write',
      navigation: { order: 60, icon: 'star' },
    }),
    pageOf('/admin/hidden', { permission: 'dashboard.read', navigation: undefined }),
  ]),
  moduleWith([pageOf('/admin/dashboard', { permission: 'dashboard.read' })]),
]);

async function linksFor(role: Role) {
  renderPage(
    <BootContext value={boot}>
      <SidebarLinks />
    </BootContext>,
    { role, path: '/admin/dashboard' },
  );
  return (await screen.findAllByRole('link')).map((link) => link.textContent);
}

describe('SidebarLinks', () => {
  it.each<[Role, string[]]>([
    ['user', ['/admin/dashboard']],
    ['manager', ['/admin/dashboard', '/admin/testimonials']],
    ['admin', ['/admin/dashboard', '/admin/testimonials', '/admin/users']],
  ])('lists the pages that a %s may open, in order', async (role, paths) => {
    expect(await linksFor(role)).toEqual(paths.map((path) => `${path} in English`));
  });

  it('marks the current page', async () => {
    await linksFor('manager');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('/admin/dashboard in English');
  });
});
