import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ListQuery } from '../platform/validation/list-query.dto.ts';
import { ZoomMeetingsService } from './zoom-meetings.service.ts';

@Controller('api/zoom-meetings')
export class ZoomMeetingsController {
  constructor(private readonly zoomMeetings: ZoomMeetingsService) {}

  @Public()
  @Get()
  list(@Viewer() viewer: Viewer | null, @Query() query: ListQuery) {
    return this.zoomMeetings.list(viewer, query);
  }
}
