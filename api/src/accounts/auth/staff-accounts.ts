import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role } from '@vitral/contracts';
import type { StaffAccount, StaffDirectory } from '../../notifications/index.ts';
import { User } from '../users/users.entity.ts';

@Injectable()
export class StaffAccounts implements StaffDirectory {
  constructor(private readonly em: EntityManager) {}

  async findStaff(roles: Role[], also: string[]): Promise<StaffAccount[]> {
    const staff = await this.em
      .fork()
      .find(
        User,
        { isEnabled: true, email: { $ne: null }, $or: [{ role: { $in: roles } }, { id: { $in: also } }] },
        { orderBy: { id: 'asc' } },
      );
    return staff.map(({ email, language }) => ({ email: email ?? '', language: language ?? null }));
  }
}
