import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ImportColumns, readWord } from '../../platform/imports/import-columns.ts';
import { Importers, type RowConflict } from '../../platform/imports/importers.ts';
import { ROLE_NAMES } from '../role-names.ts';
import { User } from '../users.entity.ts';
import { UserDto } from './users.dto.ts';
import { UsersService } from './users.service.ts';

/** There is no column for passwords: people choose theirs by a link. */
const COLUMNS: ImportColumns = {
  name: {
    heading: { es: 'Nombre', en: 'Name' },
    example: { es: 'Ana Ruiz', en: 'Ana Ruiz' },
    isRequired: true,
  },
  username: {
    heading: { es: 'Nombre de usuario', en: 'Username' },
    example: { es: 'ana.ruiz', en: 'ana.ruiz' },
    isRequired: true,
  },
  email: {
    heading: { es: 'Correo electrónico', en: 'Email' },
    example: { es: 'ana@example.org', en: 'ana@example.org' },
  },
  role: {
    heading: { es: 'Rol', en: 'Role' },
    example: ROLE_NAMES.user,
    isRequired: true,
    read: readWord(ROLE_NAMES),
  },
};

/** Lets admins import accounts. */
@Injectable()
export class UsersImport implements OnModuleInit {
  constructor(
    private readonly importers: Importers,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.importers.offer<UserDto, User>({
      noun: 'users',
      entity: User,
      columns: COLUMNS,
      dto: UserDto,
      check,
      add: (em, inputs) => this.users.addAll(em, inputs),
      remove: (em, rows) => this.users.removeAll(em, rows),
      nameOf: ({ name }) => name,
    });
  }
}

/** Finds the rows whose username is taken, by an account or by an earlier row. */
async function check(em: EntityManager, inputs: UserDto[]): Promise<(RowConflict | null)[]> {
  const names = inputs.map(({ username }) => username.toLowerCase());
  const accounts = await em.find(
    User,
    { [raw('lower(username)')]: { $in: names } },
    { fields: ['username'] },
  );
  const taken = new Set(accounts.map(({ username }) => username.toLowerCase()));
  return names.map((name): RowConflict | null => {
    if (taken.has(name)) return { column: 'username', code: 'users.username-taken' };
    taken.add(name);
    return null;
  });
}
