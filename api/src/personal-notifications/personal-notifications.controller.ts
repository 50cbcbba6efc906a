import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow, Polled } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { PersonalNotificationsQuery } from './personal-notifications.dto.ts';
import { PersonalNotifications } from './personal-notifications.service.ts';

@Controller('api/personal-notifications')
export class PersonalNotificationsController {
  constructor(private readonly notifications: PersonalNotifications) {}

  /** Lists the requesting user's notifications, newest first. */
  @Allow('profile.write')
  @Get()
  list(@Viewer() viewer: Viewer, @Query() query: PersonalNotificationsQuery) {
    return this.notifications.list(viewer, query);
  }

  /** Counts the requesting user's unread notifications. */
  @Allow('profile.write')
  @Polled()
  @Get('stats')
  stats(@Viewer() viewer: Viewer) {
    return this.notifications.stats(viewer);
  }

  /** Marks all notifications of the requesting user as read. */
  @Allow('profile.write')
  @Post('read')
  @HttpCode(204)
  markAllRead(@Viewer() viewer: Viewer) {
    return this.notifications.markAllRead(viewer);
  }

  /** Marks a notification of the requesting user as read. */
  @Allow('profile.write')
  @Post(':id/read')
  @HttpCode(204)
  markRead(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.notifications.markRead(viewer, id);
  }
}
