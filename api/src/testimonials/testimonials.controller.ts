import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Public, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemHistory } from '../platform/audit/item-history.service.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import {
  TestimonialBulkDto,
  TestimonialDto,
  TestimonialPlaceDto,
  TestimonialReviewDto,
  TestimonialsExportQuery,
  TestimonialsQuery,
  TestimonialUpdateDto,
  TestimonialWithdrawalDto,
} from './testimonials.dto.ts';
import { TestimonialPlaces } from './testimonial-places.service.ts';
import { TestimonialsBulk } from './testimonials-bulk.service.ts';
import { TESTIMONIALS_CSV } from './testimonials.csv.ts';
import { TestimonialsService } from './testimonials.service.ts';

@OpenToTokens('testimonials')
@Controller('api/testimonials')
export class TestimonialsController {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly bulk: TestimonialsBulk,
    private readonly places: TestimonialPlaces,
    private readonly history: ItemHistory,
  ) {}

  /** Lists testimonials: visitors get the active ones. */
  @Public()
  @Get()
  list(@Viewer() viewer: Viewer | null, @Query() query: TestimonialsQuery) {
    return this.testimonials.list(viewer, query);
  }

  /** Counts testimonials and averages their ratings. */
  @Allow('testimonials.write')
  @Get('stats')
  stats() {
    return this.testimonials.stats();
  }

  /** Sends the testimonials of a filter as CSV. */
  @Allow('testimonials.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: TestimonialsExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await TESTIMONIALS_CSV.send(request, response, await this.bulk.export(query));
  }

  /** Lists the deleted testimonials that can be restored. */
  @Allow('testimonials.write')
  @Get('trash')
  trash(@Query() query: ListQuery) {
    return this.history.trash('testimonials', query);
  }

  /** Lists the pinned testimonials, in their order. */
  @Allow('testimonials.write')
  @Get('pinned')
  pinned() {
    return this.places.list();
  }

  /** Returns a testimonial. */
  @Allow('testimonials.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.testimonials.get(id);
  }

  /** Creates a testimonial. */
  @Allow('testimonials.write')
  @Post()
  create(@Body() input: TestimonialDto) {
    return this.testimonials.create(input);
  }

  /** Changes, deletes or restores many testimonials. */
  @Allow('testimonials.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(@Query() query: TestimonialsExportQuery, @Body() input: TestimonialBulkDto) {
    return this.bulk.changeMany(query, input);
  }

  /** Changes a testimonial. */
  @Allow('testimonials.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: TestimonialUpdateDto) {
    return this.testimonials.update(id, input);
  }

  /** Pins a testimonial at a position, or unpins it. */
  @Allow('testimonials.write')
  @Put(':id/place')
  put(@ItemId() id: string, @Body() { place }: TestimonialPlaceDto) {
    return this.places.put(id, place);
  }

  /** Approves a testimonial that a person sent, which also shows it, or rejects it. */
  @Allow('testimonials.write')
  @Put(':id/review')
  review(@ItemId() id: string, @Body() input: TestimonialReviewDto) {
    return this.testimonials.review(id, input);
  }

  /** Records that a person withdrew their consent, which withdraws the testimonial for good. */
  @Allow('testimonials.write')
  @Post(':id/withdrawal')
  @HttpCode(200)
  withdraw(@ItemId() id: string, @Body() { version }: TestimonialWithdrawalDto) {
    return this.testimonials.withdraw(id, version);
  }

  /** Deletes a testimonial. */
  @Allow('testimonials.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.testimonials.remove(id);
  }

  /** Restores a deleted testimonial. */
  @Allow('testimonials.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.testimonials.restore(id);
  }

  /** Lists what was done to a testimonial. */
  @Allow('testimonials.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('testimonials', id, query);
  }
}
