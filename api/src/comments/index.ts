import { Module } from '@nestjs/common';
import { PersonalNotificationsModule } from '../personal-notifications/index.ts';
import { CommentChanges } from './comment-changes.service.ts';
import { CommentsController } from './comments.controller.ts';
import { CommentsService } from './comments.service.ts';

@Module({
  imports: [PersonalNotificationsModule],
  controllers: [CommentsController],
  providers: [CommentChanges, CommentsService],
})
export class CommentsModule {}
