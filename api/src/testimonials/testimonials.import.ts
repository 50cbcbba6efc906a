import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SPOKEN_LANGUAGE_NAMES } from '../platform/csv/csv-words.ts';
import { type ImportColumns, IS_SHOWN, readNumber, readWord } from '../platform/imports/import-columns.ts';
import { Importers } from '../platform/imports/importers.ts';
import { memberWords } from '../team-members/index.ts';
import { TestimonialDto } from './testimonials.dto.ts';
import { Testimonial } from './testimonials.entity.ts';
import { TestimonialsService } from './testimonials.service.ts';

const COLUMNS: ImportColumns = {
  name: {
    heading: { es: 'Nombre', en: 'Name' },
    example: { es: 'Ana Ruiz', en: 'Ana Ruiz' },
    isRequired: true,
  },
  text: {
    heading: { es: 'Testimonio', en: 'Testimonial' },
    example: { es: 'Me ayudó a empezar.', en: 'It helped me to begin.' },
    isRequired: true,
  },
  position: { heading: { es: 'Cargo', en: 'Position' }, example: { es: 'Enfermera', en: 'Nurse' } },
  company: { heading: { es: 'Empresa', en: 'Company' } },
  rating: { heading: { es: 'Valoración', en: 'Rating' }, example: { es: '5', en: '5' }, read: readNumber },
  locale: {
    heading: { es: 'Idioma', en: 'Language' },
    example: { es: 'español', en: 'Spanish' },
    read: readWord(SPOKEN_LANGUAGE_NAMES),
  },
  consentDate: {
    heading: { es: 'Fecha de consentimiento', en: 'Consent date' },
    example: { es: '2026-11-28', en: '2026-11-28' },
  },
  aboutMember: { heading: { es: 'Sobre', en: 'About' }, items: memberWords },
  image: { heading: { es: 'Imagen', en: 'Picture' } },
  isActive: IS_SHOWN,
};

/** Lets staff import testimonials. */
@Injectable()
export class TestimonialsImport implements OnModuleInit {
  constructor(
    private readonly importers: Importers,
    private readonly testimonials: TestimonialsService,
  ) {}

  onModuleInit(): void {
    this.importers.offer<TestimonialDto, Testimonial>({
      noun: 'testimonials',
      entity: Testimonial,
      columns: COLUMNS,
      dto: TestimonialDto,
      add: (em, inputs) => this.testimonials.addAll(em, inputs),
      remove: (em, rows) => this.testimonials.removeAll(em, rows),
      nameOf: ({ name }) => name,
    });
  }
}
