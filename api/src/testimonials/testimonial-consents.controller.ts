import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Sends } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { CONSENTS_CSV } from './testimonials.csv.ts';
import { TestimonialConsents } from './testimonial-consents.service.ts';

@OpenToTokens('testimonials')
@Controller('api/testimonials')
export class TestimonialConsentsController {
  constructor(private readonly consents: TestimonialConsents) {}

  /** Sends the records of all consents as CSV. */
  @Allow('testimonials.write')
  @Get('consents/export')
  @Sends('text/csv')
  async export(@Req() request: Request, @Res() response: Response): Promise<void> {
    await CONSENTS_CSV.send(request, response, await this.consents.export());
  }

  /** Lists the consents to a testimonial; an empty list for one that staff wrote. */
  @Allow('testimonials.write')
  @Get(':id/consents')
  list(@ItemId() id: string) {
    return this.consents.list(id);
  }
}
