import type { Role } from '@vitral/contracts/access';
import { ContactMessage } from '../../src/contact-messages/contact-messages.entity.ts';
import type { Api } from '../start-api.ts';

/** A noun with bulk changes; `bulk.e2e-spec.ts` goes through all of them. */
export interface BulkNoun {
  noun: string;
  path: string;
  role: Extract<Role, 'manager' | 'admin'>;
  /** Adds an item and returns its id. */
  add: (api: Api, name: string) => Promise<string>;
  /** An action, and the fields that every item has after it. */
  change: object;
  after: object;
  /** A deletion can be undone. */
  hasTrash?: true;
  /** Its list has no filters. */
  isWhole?: true;
}

/** Adds an item by the route of its noun. */
const posting =
  (path: string, role: BulkNoun['role'], input: (name: string) => object): BulkNoun['add'] =>
  async (api, name) => {
    const { body } = await api.as(role).post(path).send(input(name)).expect(201);
    return (body.user ?? body).id;
  };

const switched = { change: { action: 'deactivate' }, after: { isActive: false } };

type Kind = Pick<BulkNoun, 'change' | 'after' | 'hasTrash' | 'isWhole'>;

const managed = (noun: string, kind: Kind, input: (name: string) => object): BulkNoun => ({
  noun,
  path: `/${noun}`,
  role: 'manager',
  add: posting(`/${noun}`, 'manager', input),
  ...kind,
});

const urlOf = (name: string) => `https://example.org/${encodeURIComponent(name)}`;
const slugOf = (name: string) => name.replaceAll(' ', '-');

const SLOT = { timezone: 'Europe/Madrid', time: '19:00' };

export const BULK_NOUNS: BulkNoun[] = [
  managed('testimonials', { ...switched, hasTrash: true }, (name) => ({ name, text: 'Me escucharon.' })),
  managed('team-members', { ...switched, hasTrash: true }, (name) => ({ name, title: 'Mentora' })),
  managed(
    'team-resources',
    { change: { action: 'set-type', type: 'tool' }, after: { type: 'tool' }, hasTrash: true },
    (title) => ({ title, type: 'handbook', url: 'https://example.org/guia' }),
  ),
  managed('embeds', { ...switched, hasTrash: true, isWhole: true }, (title) => ({
    platform: 'youtube',
    title,
    url: 'https://youtu.be/aqz-KE-bpKQ',
  })),
  managed(
    'redirects',
    { change: { action: 'set-status', status: 302 }, after: { status: 302 }, hasTrash: true },
    (name) => ({ from: `/${slugOf(name)}`, to: '/equipo' }),
  ),
  managed('social-feeds', { ...switched, hasTrash: true }, (title) => ({
    platform: 'instagram',
    title,
    url: urlOf(title),
  })),
  managed('feed-sources', { ...switched, hasTrash: true, isWhole: true }, (title) => ({
    platform: 'linkedin',
    kind: 'manual',
    title,
    url: urlOf(title),
  })),
  {
    noun: 'zoom-meetings',
    path: '/zoom-meetings',
    role: 'admin',
    add: posting('/zoom-meetings', 'admin', (title) => ({
      title,
      category: 'business',
      zoomLink: 'https://zoom.us/j/1',
      daysOfWeek: ['monday'],
      timeSlots: [SLOT],
    })),
    ...switched,
    hasTrash: true,
  },
  {
    noun: 'users',
    path: '/admin/users',
    role: 'admin',
    add: posting('/admin/users', 'admin', (name) => ({ name, username: slugOf(name), role: 'user' })),
    change: { action: 'disable' },
    after: { isEnabled: false },
    hasTrash: true,
  },
  {
    noun: 'contact-messages',
    path: '/contact-messages',
    role: 'manager',
    add: async (api, name) => {
      const em = api.em();
      const row = em.create(ContactMessage, {
        name,
        email: 'ana@example.org',
        subject: 'business',
        message: 'Quisiera saber más.',
        language: 'es',
      });
      await em.persist(row).flush();
      return row.id;
    },
    change: { action: 'set-status', status: 'read' },
    after: { status: 'read' },
    hasTrash: true,
  },
];
