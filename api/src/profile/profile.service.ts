import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CurrentUser, Language } from '@vitral/contracts';
import { toCurrentUser } from '../auth/current-user.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { keepVersion } from '../platform/entities/keep-version.ts';
import { User } from '../users/users.entity.ts';

@Injectable()
export class ProfileService {
  constructor(private readonly em: EntityManager) {}

  async setLanguage(viewer: Viewer, language: Language): Promise<CurrentUser> {
    await this.em.nativeUpdate(User, { id: viewer.id }, { language, ...keepVersion() });
    return toCurrentUser({ ...viewer, language });
  }
}
