import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Activity, AdminStats } from '@vitral/contracts';
import { Content } from '../content/content.entity.ts';
import { contentFilter } from '../content/content.filters.ts';
import { openTo } from '../content/content.visibility.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { TeamMember } from '../team-members/team-members.entity.ts';
import { Testimonial } from '../testimonials/testimonials.entity.ts';
import { User } from '../users/users.entity.ts';
import { activeSince } from '../users/users.answer.ts';
import { ZoomMeeting } from '../zoom-meetings/zoom-meetings.entity.ts';
import { describeActivity } from './describe-activity.ts';

/** Specification, section 9. */
const RECENT_ACTIVITIES = 5;

@Injectable()
export class AdminStatsService {
  constructor(private readonly em: EntityManager) {}

  async read(viewer: Viewer): Promise<AdminStats> {
    const [common, editorial, accounts, recentActivities] = await Promise.all([
      this.countCommon(viewer),
      viewerMay(viewer, 'content.write') ? this.countEditorial(viewer) : {},
      viewerMay(viewer, 'users.write') ? this.countAccounts() : {},
      this.recentActivities(viewer),
    ]);
    return { ...common, ...editorial, ...accounts, recentActivities };
  }

  private async countCommon(viewer: Viewer) {
    const [materials, teamMembers, liveSessions] = await Promise.all([
      this.em.fork().count(Content, { $and: [{ category: 'sales' }, openTo(viewer)] }),
      this.em.fork().count(TeamMember, { isActive: true }),
      this.em.fork().count(ZoomMeeting, { isActive: true }),
    ]);
    return { materials, teamMembers, liveSessions };
  }

  private async countEditorial(viewer: Viewer) {
    const [testimonials, content] = await Promise.all([
      this.em.fork().count(Testimonial, {}),
      this.em.fork().count(Content, contentFilter(viewer, {})),
    ]);
    return { testimonials, content };
  }

  private async countAccounts() {
    const [users, activeUsers] = await Promise.all([
      this.em.fork().count(User, {}),
      this.em.fork().count(User, { lastLogin: { $gt: activeSince() } }),
    ]);
    return { users, activeUsers };
  }

  /** Whoever may not read the audit log sees what they did themselves. */
  private async recentActivities(viewer: Viewer): Promise<Activity[]> {
    const where = viewerMay(viewer, 'audit.read') ? {} : { actorId: viewer.id };
    const entries = await this.em
      .fork()
      .find(AuditEntry, where, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: RECENT_ACTIVITIES });
    return entries.map((entry) => ({
      id: entry.id,
      description: describeActivity(entry),
      verb: entry.verb,
      noun: entry.noun,
      itemName: entry.itemName ?? null,
      actorName: entry.actorName ?? null,
      createdAt: entry.createdAt.toISOString(),
    }));
  }
}
