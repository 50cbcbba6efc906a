import type { EntityManager } from '@mikro-orm/postgresql';
import { Param, type PipeTransform } from '@nestjs/common';
import { LANDING_SECTIONS, type LandingSection } from '@vitral/contracts';
import { AppError } from '../platform/errors/app-error.ts';

/** The first of the two keys of the locks in `lockSection`; arbitrary, but only theirs. */
const SECTION_LOCKS = 1_818_323_303;

class LandingSectionPipe implements PipeTransform<string, LandingSection> {
  transform(text: string): LandingSection {
    const section = LANDING_SECTIONS.find((candidate) => candidate === text);
    if (!section) throw new AppError('landing-content.not-found', { section: text });
    return section;
  }
}

/** The `:section` of the address. */
export const Section = () => Param('section', LandingSectionPipe);

/**
 * Until the transaction ends nobody else changes the section: neither its draft nor what is published, whether or not
 * there are rows of them to hold on to.
 */
export async function lockSection(em: EntityManager, section: LandingSection): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?, ?)', [SECTION_LOCKS, LANDING_SECTIONS.indexOf(section)]);
}
