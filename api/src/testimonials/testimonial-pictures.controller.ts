import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { PICTURES_PATH, TestimonialPictures } from './testimonial-pictures.service.ts';

@Controller(PICTURES_PATH)
export class TestimonialPicturesController {
  constructor(private readonly pictures: TestimonialPictures) {}

  /** Sends the picture that a person sent with a testimonial: to visitors only while they see the testimonial. */
  @Public()
  @Get(':id')
  @Sends('image/webp')
  async send(
    @Viewer() viewer: Viewer | null,
    @ItemId() id: string,
    @Res() response: Response,
  ): Promise<void> {
    const { bytes, isPublic } = await this.pictures.read(viewer, id);
    // Revalidated each time, so that a withdrawn picture disappears at once.
    response.set('Cache-Control', isPublic ? 'public, no-cache' : 'private, no-store');
    response.type('image/webp').send(Buffer.from(bytes));
  }
}
