import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AccountSession } from '@vitral/contracts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import type { Page } from '../../platform/lists/lists.ts';
import { AccountSessions } from '../../platform/sessions/account-sessions.ts';

/** Lets people list and end the sessions of their own account. */
@Injectable()
export class ProfileSessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly sessions: AccountSessions,
  ) {}

  list(viewer: Viewer, currentSid: string): Promise<Page<AccountSession>> {
    return this.sessions.list(viewer.id, currentSid);
  }

  async end(viewer: Viewer, currentSid: string, id: string): Promise<{ wasCurrent: boolean }> {
    const { items } = await this.list(viewer, currentSid);
    await this.sessions.endOne(viewer.id, id);
    return { wasCurrent: items.some((session) => session.isCurrent && session.id === id) };
  }

  endOthers({ id, name }: Viewer, currentSid: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await this.sessions.end(em, id, { exceptSid: currentSid });
      this.audit.record(em, { verb: 'ended-sessions', noun: 'users', itemId: id, itemName: name });
    });
  }
}
