import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { TestimonialRequestDto, TestimonialRequestsQuery } from './testimonial-requests.dto.ts';
import { TestimonialRequestsService } from './testimonial-requests.service.ts';

@Controller('api/testimonial-requests')
export class TestimonialRequestsController {
  constructor(private readonly requests: TestimonialRequestsService) {}

  /** Lists the links that ask for testimonials. */
  @Allow('testimonials.write')
  @Get()
  list(@Query() query: TestimonialRequestsQuery) {
    return this.requests.list(query);
  }

  /** Creates a link that asks for testimonials. */
  @Allow('testimonials.write')
  @Post()
  create(@Viewer() viewer: Viewer, @Body() input: TestimonialRequestDto) {
    return this.requests.create(viewer, input);
  }

  /** Revokes a link that asks for testimonials; what was sent by it stays. */
  @Allow('testimonials.write')
  @Delete(':id')
  @HttpCode(204)
  revoke(@ItemId() id: string) {
    return this.requests.revoke(id);
  }
}
