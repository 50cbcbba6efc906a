import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { memberWords } from '../team-members/index.ts';
import type { TestimonialBulkDto, TestimonialsExportQuery } from './testimonials.dto.ts';
import { Testimonial } from './testimonials.entity.ts';
import { testimonialFilter } from './testimonials.filters.ts';
import { assertApproved, TestimonialsService, toResponse } from './testimonials.service.ts';

/** Changes and exports many testimonials. */
@Injectable()
export class TestimonialsBulk {
  constructor(
    private readonly em: EntityManager,
    private readonly testimonials: TestimonialsService,
    private readonly exports: CsvExports,
  ) {}

  async export({ sort = '-createdAt', ids, ...filters }: TestimonialsExportQuery) {
    const filter = testimonialFilter(filters);
    const members = await memberWords(this.em.fork());
    const toRows = (rows: Testimonial[]) =>
      rows.map((row) => ({ ...toResponse(row), aboutMember: members.wordOf(row.aboutMember) }));
    return this.exports.read({ noun: 'testimonials', entity: Testimonial, filter, ids, sort, toRows });
  }

  changeMany(query: TestimonialsExportQuery, input: TestimonialBulkDto): Promise<BulkResult> {
    const { items } = this.testimonials;
    return changeMany(this.em, {
      ...items.kind,
      selection: input,
      filter: testimonialFilter(query),
      change: (em, row) => this.change(em, row, input),
      restore: (em, id) => this.testimonials.addAgain(em, id),
    });
  }

  private change(em: EntityManager, row: Testimonial, { action, locale }: TestimonialBulkDto) {
    const edit = (change: () => unknown) => this.testimonials.items.edit(em, row, row.version, change);
    switch (action) {
      case 'activate':
        return edit(() => {
          assertApproved(row);
          row.isActive = true;
        });
      case 'deactivate':
        return edit(() => (row.isActive = false));
      case 'approve':
        return this.testimonials.decide(em, row, row.version, 'approved');
      case 'reject':
        return this.testimonials.decide(em, row, row.version, 'rejected');
      case 'set-language':
        return edit(() => (row.locale = locale));
      case 'delete':
      case 'restore':
        return this.testimonials.items.remove(em, row);
    }
  }
}
