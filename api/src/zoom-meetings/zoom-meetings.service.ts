import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PublicZoomMeeting, ZoomMeeting as ZoomMeetingAnswer } from '@vitral/contracts';
import { disagreements, readDays, readSlots } from '@vitral/schedule';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { Page } from '../platform/http/page.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { ListQuery, searching } from '../platform/validation/list-query.dto.ts';
import { ZoomMeeting } from './zoom-meetings.entity.ts';

@Injectable()
export class ZoomMeetingsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly publicReads: PublicReads,
  ) {}

  onModuleInit(): void {
    this.publicReads.offer({
      path: '/api/zoom-meetings',
      tables: ['zoom_meeting'],
      read: () => this.list(null, new ListQuery()),
    });
  }

  /** Staff who may edit see every row whole; everybody else the active ones, without the link to the call. */
  async list(
    viewer: Viewer | null,
    { limit, offset, q }: ListQuery,
  ): Promise<Page<ZoomMeetingAnswer | PublicZoomMeeting>> {
    const isStaff = viewerMay(viewer, 'zoom-meetings.write');
    const [rows, total] = await this.em.findAndCount(
      ZoomMeeting,
      {
        $and: [
          isStaff ? {} : { isActive: true },
          searching<ZoomMeeting>(q, ['title', 'titleEn', 'description']),
        ],
      },
      { limit, offset, orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    return new Page<ZoomMeetingAnswer | PublicZoomMeeting>(
      rows.map(isStaff ? toAnswer : toPublicAnswer),
      total,
    );
  }
}

function toPublicAnswer(row: ZoomMeeting): PublicZoomMeeting {
  return {
    id: row.id,
    title: row.title,
    titleEn: row.titleEn ?? null,
    description: row.description,
    descriptionEn: row.descriptionEn ?? null,
    category: row.category,
    daysOfWeek: readDays(row.daysOfWeek),
    timeSlots: readSlots(row.timeSlots),
    exceptions: [],
  };
}

function toAnswer(row: ZoomMeeting): ZoomMeetingAnswer {
  const answer = toPublicAnswer(row);
  return {
    ...answer,
    zoomLink: row.zoomLink,
    isActive: row.isActive,
    exceptions: [],
    dates: [],
    disagreements: disagreements(answer.daysOfWeek, answer.timeSlots, Date.now()),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
