import { Injectable, type OnModuleInit } from '@nestjs/common';
import { readOpenRows, WorkQueue } from '../work-queue/index.ts';
import { languageRule } from './testimonials.entity.ts';

/** Offers the shown testimonials of no language, which readers of every language get untranslated. */
@Injectable()
export class TestimonialsWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'testimonials-without-language',
      severity: 'information',
      permission: 'testimonials.write',
      page: '/admin/testimonials',
      action: '/admin/testimonials?language=none',
      tables: ['testimonial'],
      read: (em) =>
        readOpenRows(em, {
          from: 'testimonial',
          where: `is_active and (${languageRule()}) is null`,
          title: 'name',
          at: 'created_at',
          pathOf: (id) => `/admin/testimonials/${id}`,
        }),
    });
  }
}
