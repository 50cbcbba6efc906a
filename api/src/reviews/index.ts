import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/index.ts';
import { PersonalNotificationsModule } from '../personal-notifications/index.ts';
import { ReviewAnswers } from './review-answers.service.ts';
import { ReviewedItemsSubscriber } from './reviewed-items.subscriber.ts';
import { ReviewsController } from './reviews.controller.ts';
import { ReviewsService } from './reviews.service.ts';
import { ReviewsWork } from './reviews.work.ts';

@Module({
  imports: [CommentsModule, PersonalNotificationsModule],
  controllers: [ReviewsController],
  providers: [ReviewAnswers, ReviewedItemsSubscriber, ReviewsService, ReviewsWork],
})
export class ReviewsModule {}
