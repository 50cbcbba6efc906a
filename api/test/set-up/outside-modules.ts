import type { Role } from '@vitral/contracts/access';
import type { CollectionDeclaration } from '@vitral/contracts/collections';
import type { PermissionDeclaration } from '@vitral/contracts/module-permissions';
import type { SettingsDeclaration } from '@vitral/contracts/module-settings';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { Api } from '../start-api.ts';
import { EVENTS } from './module-collections.ts';
import { addRelease } from './release-channel.ts';

const inLanguages = (text: string) => ({ es: text, en: text });

/** Managers and admins write posts. */
export const WRITE: PermissionDeclaration = {
  name: 'blog.write',
  role: 'manager',
  title: { es: 'escribir entradas', en: 'write posts' },
};

export const POSTS: CollectionDeclaration = {
  ...EVENTS,
  name: 'posts',
  permissions: { read: 'blog.write', write: 'blog.write' },
};

/** A setting of each kind. */
export const SETTINGS: SettingsDeclaration = {
  read: 'blog.write',
  fields: [
    {
      name: 'heading',
      kind: 'text',
      title: inLanguages('Heading'),
      maxLength: 20,
      default: 'News',
      public: true,
    },
    { name: 'intro', kind: 'long-text', title: inLanguages('Introduction') },
    { name: 'link', kind: 'url', title: inLanguages('Link') },
    {
      name: 'perPage',
      kind: 'number',
      title: inLanguages('Posts per page'),
      default: 10,
      minimum: 1,
      maximum: 50,
    },
    { name: 'isOpen', kind: 'boolean', title: inLanguages('Open'), default: false },
    {
      name: 'order',
      kind: 'choice',
      title: inLanguages('Order'),
      default: 'newest',
      options: ['newest', 'oldest'].map((value) => ({ value, title: inLanguages(value) })),
    },
  ],
};
export const DEFAULTS = { heading: 'News', perPage: 10, isOpen: false, order: 'newest' };

export const BLOG = { permissions: [WRITE], collections: [POSTS], settings: SETTINGS };

/** Activates releases of modules of other repositories, as an admin. Their trial finds no pages and is skipped. */
export class OutsideModules {
  private patch = 0;

  constructor(private readonly api: Api) {}

  add(name: string, declared: Partial<BuiltDescriptor>) {
    return addRelease(this.api.application, name, `1.0.${++this.patch}`, { declared });
  }

  grant(id: string, roles?: Record<string, Role>) {
    return this.api
      .as('admin')
      .post(`/modules/releases/${id}/grant`)
      .send({ ...(roles && { roles }) });
  }

  async activate(
    name: string,
    declared: Partial<BuiltDescriptor>,
    roles?: Record<string, Role>,
  ): Promise<string> {
    const { id } = await this.add(name, declared);
    await this.grant(id, roles).expect(204);
    await this.api.as('admin').post(`/modules/releases/${id}/activate`).send({}).expect(200);
    return id;
  }

  /** Returns why such a release is refused. */
  async refusal(name: string, declared: Partial<BuiltDescriptor>): Promise<ReleaseProblem[]> {
    const { id } = await this.add(name, declared);
    const { body } = await this.api.as('admin').post(`/modules/releases/${id}/activate`).send({}).expect(422);
    return (body as { params: { reasons: ReleaseProblem[] } }).params.reasons;
  }

  async deactivate(name: string): Promise<void> {
    await this.api.as('admin').post(`/modules/${name}/deactivate`).send({}).expect(200);
  }
}
