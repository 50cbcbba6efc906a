import { Module } from '@nestjs/common';
import { ZoomMeetingsController } from './zoom-meetings.controller.ts';
import { ZoomMeetingsService } from './zoom-meetings.service.ts';

@Module({ controllers: [ZoomMeetingsController], providers: [ZoomMeetingsService] })
export class ZoomMeetingsModule {}
