import type { Sections } from '../data/landing-content.ts';
import { readTeamMembers, type Leader } from '../data/team-members.ts';
import { readTestimonials, type Quote } from '../data/testimonials.ts';
import { read, readSections } from '../site/frame.ts';
import type { PageSource } from '../site/page-definition.ts';

export interface LandingData {
  sections: Sections;
  leaders: Leader[];
  quotes: Quote[];
}

export const landingSource: PageSource<LandingData> = {
  read({ answers, language }) {
    return {
      sections: readSections(answers, language),
      leaders: read(answers, '/api/team-members', (answer) => readTeamMembers(answer, language), []),
      quotes: read(answers, '/api/testimonials', (answer) => readTestimonials(answer, language), []),
    };
  },
  head(_data, { t }) {
    return { title: t('landing.title'), description: t('landing.description') };
  },
};
