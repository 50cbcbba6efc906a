import type { EntityManager } from '@mikro-orm/postgresql';
import { Param, type PipeTransform } from '@nestjs/common';
import { LANDING_SECTIONS, type LandingSection } from '@vitral/contracts';
import { AppError } from '../platform/errors/app-error.ts';

/** First key of the advisory locks in `lockSection`; arbitrary, but used nowhere else. */
const SECTION_LOCKS = 1_818_323_303;

class LandingSectionPipe implements PipeTransform<string, LandingSection> {
  transform(text: string): LandingSection {
    const section = LANDING_SECTIONS.find((candidate) => candidate === text);
    if (!section) throw new AppError('landing-content.not-found', { section: text });
    return section;
  }
}

/** The `:section` of the path. */
export const Section = () => Param('section', LandingSectionPipe);

/** Locks draft and published texts of the section until the transaction ends, even if no rows exist. */
export async function lockSection(em: EntityManager, section: LandingSection): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?, ?)', [SECTION_LOCKS, LANDING_SECTIONS.indexOf(section)]);
}
