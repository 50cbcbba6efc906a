import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { TestimonialPicture } from './testimonial-pictures.entity.ts';
import { Testimonial } from './testimonials.entity.ts';
import { shownToVisitors } from './testimonials.filters.ts';

export const PICTURES_PATH = 'api/testimonial-pictures';

const pathOf = (id: string) => `/${PICTURES_PATH}/${id}`;

interface ReadPicture {
  bytes: Uint8Array;
  /** Visitors also see it. */
  isPublic: boolean;
}

/** The pictures that people send with their testimonials: private until the testimonial is shown. docs/product/testimonials.md. */
@Injectable()
export class TestimonialPictures {
  constructor(private readonly em: EntityManager) {}

  /**
   * Adds the picture of a new testimonial, which is not stored yet. Each refers to the id of the other, so the ids are
   * generated first.
   */
  async add(em: EntityManager, row: Testimonial, bytes: Buffer): Promise<void> {
    const [ids] = await em.execute<[{ own: string; picture: string }]>(
      'select uuidv7() as own, uuidv7() as picture',
    );
    em.create(TestimonialPicture, { id: ids.picture, testimonialId: ids.own, bytes });
    Object.assign(row, { id: ids.own, image: pathOf(ids.picture) });
  }

  /**
   * Deletes the picture of a changed testimonial that shows another one, or is rejected or withdrawn; clears the path
   * of a deleted one.
   */
  async settle(em: EntityManager, row: Testimonial): Promise<void> {
    const own = await em.findOne(TestimonialPicture, { testimonialId: row.id });
    const isOpen = row.reviewState === 'pending' || row.reviewState === 'approved';
    const isKept = own !== null && isOpen && row.image === pathOf(own.id);
    if (own && !isKept) await em.nativeDelete(TestimonialPicture, { id: own.id });
    if (!isKept && row.image?.startsWith(pathOf(''))) row.image = null;
  }

  /** Reads the picture of a testimonial that visitors see, or any picture for staff. Throws `request.not-found`. */
  async read(viewer: Viewer | null, id: string): Promise<ReadPicture> {
    const em = this.em.fork();
    const picture = await em.findOne(TestimonialPicture, { id }, { populate: ['bytes'] });
    const shown = { $and: [shownToVisitors({ q: '' }), { id: picture?.testimonialId, image: pathOf(id) }] };
    const isPublic = picture !== null && (await em.count(Testimonial, shown)) > 0;
    if (!picture || !(isPublic || viewerMay(viewer, 'testimonials.write')))
      throw new AppError('request.not-found');
    return { bytes: picture.bytes, isPublic };
  }
}
