import { Module } from '@nestjs/common';
import { ZoomAccountModule } from '../zoom-account/index.ts';
import { ZoomMeetingsModule } from '../zoom-meetings/index.ts';
import { CallEventsService } from './call-events.service.ts';
import { CallSyncService } from './call-sync.service.ts';
import { ZoomCallsController } from './zoom-calls.controller.ts';
import { ZoomCallsService } from './zoom-calls.service.ts';
import { ZoomMeetingApi } from './zoom-meeting-api.ts';

export { reportsOf } from './call-reports.ts';

@Module({
  imports: [ZoomAccountModule, ZoomMeetingsModule],
  controllers: [ZoomCallsController],
  providers: [ZoomCallsService, CallSyncService, CallEventsService, ZoomMeetingApi],
})
export class ZoomCallsModule {}
