import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ReviewAnswers } from './review-answers.service.ts';
import { ReviewAnswerDto, ReviewDto, ReviewedItemQuery, ReviewedNounQuery } from './reviews.dto.ts';
import { ReviewsService } from './reviews.service.ts';

@Controller('api/reviews')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly answers: ReviewAnswers,
  ) {}

  /** Returns the review of an item. Requires the permission to edit the item, as all routes of reviews do. */
  @Allow('dashboard.read')
  @Get()
  current(@Viewer() viewer: Viewer, @Query() item: ReviewedItemQuery) {
    return this.reviews.current(viewer, item);
  }

  /** Lists the accounts that the requesting user may ask to review items of a noun. */
  @Allow('dashboard.read')
  @Get('people')
  people(@Viewer() viewer: Viewer, @Query() { noun }: ReviewedNounQuery) {
    return this.reviews.people(viewer, noun);
  }

  /** Marks an item as ready for review and notifies the reviewer. */
  @Allow('dashboard.read')
  @Post()
  request(@Viewer() viewer: Viewer, @Body() input: ReviewDto) {
    return this.reviews.request(viewer, input);
  }

  /** Approves an item or requests changes, as its reviewer, and notifies the requester. */
  @Allow('dashboard.read')
  @Post(':id/answer')
  @HttpCode(200)
  answer(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() input: ReviewAnswerDto) {
    return this.answers.answer(viewer, id, input);
  }

  /** Ends a review. */
  @Allow('dashboard.read')
  @Delete(':id')
  @HttpCode(204)
  cancel(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.answers.cancel(viewer, id);
  }
}
