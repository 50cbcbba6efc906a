import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Activity, AdminStats, StatsFigure, StatsRange } from '@vitral/contracts/admin-stats';
import { dateAt } from '@vitral/schedule';
import { Content, contentFilter, visibleTo, visibilityKey } from '../content/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { TeamMember } from '../team-members/index.ts';
import { TeamResource } from '../team-resources/index.ts';
import { Testimonial } from '../testimonials/index.ts';
import { User, UsersService } from '../accounts/index.ts';
import { siteZone, ZoomMeeting } from '../zoom-meetings/index.ts';
import { countActivity, type Counted, countFigure } from './counts.ts';
import { describeActivity } from './describe-activity.ts';
import { keyOf, type Period } from './period.ts';

const RECENT_ACTIVITIES = 5;

type Figures = Partial<Record<StatsFigure, Counted>>;
type CommonFigure = 'materials' | 'teamMembers' | 'teamResources' | 'liveSessions';

@Injectable()
export class AdminStatsService {
  constructor(
    private readonly em: EntityManager,
    private readonly queryCache: QueryCache,
    private readonly users: UsersService,
  ) {}

  async read(viewer: Viewer, length: StatsRange): Promise<AdminStats> {
    const period = { length, ...(await this.today()) };
    const [common, editorial, accounts, activeUsers, daily, recentActivities] = await Promise.all([
      this.countCommon(viewer, period),
      viewerMay(viewer, 'content.write') ? this.countEditorial(viewer, period) : {},
      viewerMay(viewer, 'users.write') ? this.countAccounts(period) : {},
      viewerMay(viewer, 'users.write') ? this.countActive() : {},
      countActivity(this.queryCache, viewer, period),
      this.recentActivities(viewer),
    ]);
    const { totals, changes } = toResponse({ ...common, ...editorial, ...accounts });
    return { ...totals, ...activeUsers, changes, zone: period.zone, ...daily, recentActivities };
  }

  private async today(): Promise<Omit<Period, 'length'>> {
    const { tableName } = this.em.getMetadata().get(ZoomMeeting);
    const zone = await this.queryCache.read('site zone', [tableName], siteZone);
    return { day: dateAt(Date.now(), zone), zone };
  }

  private async countCommon(viewer: Viewer, period: Period): Promise<Record<CommonFigure, Counted>> {
    const sales = { $and: [{ category: 'sales' as const }, visibleTo(viewer)] };
    const [materials, teamMembers, teamResources, liveSessions] = await Promise.all([
      this.count(`materials ${visibilityKey(viewer)}`, Content, sales, period),
      this.count('team-members', TeamMember, { isActive: true }, period),
      this.count('team-resources', TeamResource, { isActive: true }, period),
      this.count('live-sessions', ZoomMeeting, { isActive: true }, period),
    ]);
    return { materials, teamMembers, teamResources, liveSessions };
  }

  private async countEditorial(viewer: Viewer, period: Period): Promise<Figures> {
    const [testimonials, content] = await Promise.all([
      this.count('testimonials', Testimonial, {}, period),
      this.count('content', Content, contentFilter(viewer, {}), period),
    ]);
    return { testimonials, content };
  }

  private async countAccounts(period: Period): Promise<Figures> {
    return { users: await this.count('users', User, {}, period) };
  }

  /** Active users have no change over time: only the last login of an account is stored. */
  private async countActive() {
    return { activeUsers: (await this.users.stats()).active };
  }

  private count<Row extends { id: string; createdAt: Date }>(
    figure: string,
    entity: EntityClass<Row>,
    where: FilterQuery<Row>,
    period: Period,
  ): Promise<Counted> {
    const { tableName } = this.em.getMetadata().get(entity);
    const key = `admin/stats ${figure} ${keyOf(period)}`;
    return this.queryCache.read(key, [tableName], (em) => countFigure(em, entity, where, period));
  }

  /** Returns the latest audit entries; without permission to read the audit log, only the viewer's own. */
  private async recentActivities(viewer: Viewer): Promise<Activity[]> {
    const isRead = viewerMay(viewer, 'audit.read');
    const where = isRead ? {} : { actorId: viewer.id };
    const entries = await this.em.fork().find(AuditEntry, where, {
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: RECENT_ACTIVITIES,
      exclude: ['changes'],
    });
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

/** Splits each figure into its total and the change caused by new rows. */
function toResponse<Known extends Figures>(figures: Known) {
  const entries = Object.entries(figures as Record<string, Counted>);
  return {
    totals: Object.fromEntries(entries.map(([name, { total }]) => [name, total])) as {
      [Name in keyof Known]: number;
    },
    changes: Object.fromEntries(
      entries.map(([name, { recent, previous }]) => [name, { recent, previous }]),
    ) as AdminStats['changes'],
  };
}
