import { Injectable, type OnModuleInit } from '@nestjs/common';
import { readOpenRows, WorkQueue, type WorkSource } from '../work-queue/index.ts';
import { languageRule } from './testimonials.entity.ts';

/** Offers testimonials that await approval, and shown ones without a language, which every reader gets untranslated. */
@Injectable()
export class TestimonialsWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer(PENDING, {
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

const PENDING: WorkSource = {
  kind: 'testimonials-pending',
  severity: 'due',
  permission: 'testimonials.write',
  page: '/admin/testimonials',
  action: '/admin/testimonials?reviewState=pending',
  tables: ['testimonial'],
  read: (em) =>
    readOpenRows(em, {
      from: 'testimonial',
      where: `review_state = 'pending'`,
      title: 'name',
      at: 'created_at',
      pathOf: (id) => `/admin/testimonials/${id}`,
    }),
};
