import type { TestimonialConsent } from '@vitral/contracts/testimonial-consents';
import type { Testimonial } from '@vitral/contracts/testimonials';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { LANGUAGE_NAMES, SPOKEN_LANGUAGE_NAMES, YES_NO, wordsOf } from '../platform/csv/csv-words.ts';

export const TESTIMONIALS_CSV = new CsvFile<Testimonial>(
  { es: 'testimonios', en: 'testimonials' },
  {
    name: { es: 'Nombre', en: 'Name' },
    position: { es: 'Cargo', en: 'Position' },
    company: { es: 'Empresa', en: 'Company' },
    text: { es: 'Testimonio', en: 'Testimonial' },
    rating: { es: 'Valoración', en: 'Rating' },
    locale: { es: 'Idioma', en: 'Language' },
    isActive: { es: 'Activo', en: 'Active' },
    reviewState: { es: 'Revisión', en: 'Review' },
    consentDate: { es: 'Fecha de consentimiento', en: 'Consent date' },
    aboutMember: { es: 'Sobre', en: 'About' },
    image: { es: 'Imagen', en: 'Picture' },
    createdAt: { es: 'Creado', en: 'Created' },
    updatedAt: { es: 'Modificado', en: 'Updated' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    locale: SPOKEN_LANGUAGE_NAMES,
    isActive: YES_NO,
    reviewState: wordsOf({
      pending: ['Espera revisión', 'Waiting for a review'],
      approved: ['Aprobado', 'Approved'],
      rejected: ['Rechazado', 'Rejected'],
      withdrawn: ['Retirado', 'Withdrawn'],
    }),
  },
);

export const CONSENTS_CSV = new CsvFile<TestimonialConsent>(
  { es: 'consentimientos', en: 'consents' },
  {
    name: { es: 'Nombre', en: 'Name' },
    position: { es: 'Cargo', en: 'Job title' },
    email: { es: 'Correo electrónico', en: 'Email' },
    quotation: { es: 'Testimonio enviado', en: 'Testimonial as sent' },
    rating: { es: 'Valoración', en: 'Rating' },
    createdAt: { es: 'Consentimiento dado', en: 'Consent given' },
    consentText: { es: 'Texto aceptado', en: 'Text agreed to' },
    consentVersion: { es: 'Versión del texto', en: 'Version of the text' },
    language: { es: 'Idioma del texto', en: 'Language of the text' },
    withdrawnAt: { es: 'Consentimiento retirado', en: 'Consent withdrawn' },
    withdrawnBy: { es: 'Retirado por', en: 'Withdrawn by' },
    testimonialId: { es: 'Testimonio', en: 'Testimonial' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    language: LANGUAGE_NAMES,
    withdrawnBy: {
      person: { es: 'la persona', en: 'the person' },
      staff: { es: 'el equipo, a petición suya', en: 'staff, at their request' },
    },
  },
);
