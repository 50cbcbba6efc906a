import { Module } from '@nestjs/common';
import { PersonalNotificationsModule } from '../personal-notifications/index.ts';
import { CommentChanges } from './comment-changes.service.ts';
import { CommentsController } from './comments.controller.ts';
import { CommentsService } from './comments.service.ts';

export {
  COMMENTED_ITEMS,
  lockItem,
  permittedNouns,
  readItemNames,
  readItemVersion,
  readNames,
  tablesOf,
} from './commented-items.ts';
export { assertMayEdit, CommentsService } from './comments.service.ts';

@Module({
  imports: [PersonalNotificationsModule],
  controllers: [CommentsController],
  providers: [CommentChanges, CommentsService],
  exports: [CommentsService],
})
export class CommentsModule {}
