import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Allow, Public } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { TestimonialDto, TestimonialsQuery, TestimonialUpdateDto } from './testimonials.dto.ts';
import { TestimonialsService } from './testimonials.service.ts';

@Controller('api/testimonials')
export class TestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

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

  /** Changes a testimonial. */
  @Allow('testimonials.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: TestimonialUpdateDto) {
    return this.testimonials.update(id, input);
  }

  /** Deletes a testimonial. */
  @Allow('testimonials.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.testimonials.remove(id);
  }
}
