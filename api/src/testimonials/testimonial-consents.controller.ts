import { Controller, Get, Req, Res } from '@nestjs/common';
import { type Bilingual, LANGUAGE_FACTS, LANGUAGES } from '@vitral/contracts/languages';
import type { TestimonialConsent } from '@vitral/contracts/testimonial-consents';
import type { Request, Response } from 'express';
import { Allow, Sends } from '../platform/access/access.ts';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { TestimonialConsents } from './testimonial-consents.service.ts';

const languageNames = Object.fromEntries(
  LANGUAGES.map((one) => [one, { es: LANGUAGE_FACTS[one].name, en: LANGUAGE_FACTS[one].name }]),
) as Record<string, Bilingual>;

const CONSENTS_CSV = new CsvFile<TestimonialConsent>(
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
    language: languageNames,
    withdrawnBy: {
      person: { es: 'la persona', en: 'the person' },
      staff: { es: 'el equipo, a petición suya', en: 'staff, at their request' },
    },
  },
);

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

  /** Lists the consents to a testimonial: none for one that staff wrote. */
  @Allow('testimonials.write')
  @Get(':id/consents')
  list(@ItemId() id: string) {
    return this.consents.list(id);
  }
}
