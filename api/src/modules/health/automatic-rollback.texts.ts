import type { ConsoleLanguage } from '@vitral/contracts/languages';
import { REGRESSION, type TimingMetric } from '@vitral/contracts/visit-timings';
import type { NotificationContent } from '../../notifications/index.ts';
import { type Regression, TEST_NAMES } from '../regression/regression.ts';

type Counts = Record<'failures' | 'pages' | 'activeFailures' | 'activePages', number>;
type Texts = Pick<NotificationContent, 'subject' | 'paragraphs' | 'text'> & { label: string };

const formats = (language: ConsoleLanguage) => new Intl.NumberFormat(language).format;

const FIGURES: Record<ConsoleLanguage, Record<TimingMetric, string>> = {
  es: { inp: 'INP en el percentil 75', load: 'Tiempo de carga en el percentil 75' },
  en: { inp: 'INP at the 75th percentile', load: 'Load time at the 75th percentile' },
};

export const FAILURE_TEXTS: Record<ConsoleLanguage, (release: string, counts: Counts) => Texts> = {
  es: (release, counts) => {
    const format = formats('es');
    return {
      subject: `Se ha retirado ${release} porque fallaba`,
      paragraphs: [
        `${release} se estaba probando con una parte de los visitantes y fallaba demasiado, así que el sitio lo ha retirado por sí solo.`,
        `Cargas fallidas durante la prueba: ${format(counts.failures)} en ${format(counts.pages)} páginas. En las mismas horas, lo que ya estaba activo: ${format(counts.activeFailures)} en ${format(counts.activePages)} páginas.`,
        'Todos los visitantes vuelven a ver lo mismo que antes de la prueba. La consola dice qué fallos hubo.',
      ],
      label: 'Ver los módulos',
      text: `Se ha retirado ${release} porque fallaba.`,
    };
  },
  en: (release, counts) => {
    const format = formats('en');
    return {
      subject: `${release} was withdrawn because it failed`,
      paragraphs: [
        `${release} was on trial with a share of the visitors and failed too often, so the site withdrew it automatically.`,
        `Failed loads during the trial: ${format(counts.failures)} in ${format(counts.pages)} pages. In the same hours, what was active already: ${format(counts.activeFailures)} in ${format(counts.activePages)} pages.`,
        'All visitors see again what they saw before the trial. The console says what failed.',
      ],
      label: 'See the modules',
      text: `The trial of ${release} has ended: it failed too often.`,
    };
  },
};

export const REGRESSION_TEXTS: Record<ConsoleLanguage, (release: string, found: Regression) => Texts> = {
  es: (release, found) => ({
    subject: `Se ha retirado ${release} porque empeoraba el sitio`,
    paragraphs: [
      `${release} se estaba probando con una parte de los visitantes y es significativamente peor que lo que ya estaba activo, así que el sitio lo ha retirado por sí solo.`,
      `${differenceIn('es', found)}.`,
      'Todos los visitantes vuelven a ver lo mismo que antes de la prueba. La prueba se puede desactivar en los ajustes.',
    ],
    label: 'Ver los módulos',
    text: `Se ha retirado ${release}. ${differenceIn('es', found)}.`,
  }),
  en: (release, found) => ({
    subject: `${release} was withdrawn because it made the site worse`,
    paragraphs: [
      `${release} was on trial with a share of the visitors and is significantly worse than what was active already, so the site withdrew it automatically.`,
      `${differenceIn('en', found)}.`,
      'All visitors see again what they saw before the trial. The test can be turned off in the settings.',
    ],
    label: 'See the modules',
    text: `The trial of ${release} has ended. ${differenceIn('en', found)}.`,
  }),
};

/** Returns the figures before and after, and the test. */
function differenceIn(language: ConsoleLanguage, found: Regression): string {
  const format = formats(language);
  const p = `p < ${format(REGRESSION.alpha)}`;
  if (found.figure === 'failures') {
    const [before, after] = [found.before, found.after].map(({ failures, pages }) =>
      language === 'es'
        ? `${format(failures)} en ${format(pages)} páginas`
        : `${format(failures)} in ${format(pages)} pages`,
    );
    const name = language === 'es' ? 'Cargas fallidas' : 'Failed loads';
    return `${name}: ${before} → ${after} (${TEST_NAMES.failures}, ${p})`;
  }
  const { figure, before, after } = found;
  const visits = language === 'es' ? 'visitas' : 'visits';
  const counts = `${format(before.visits)} → ${format(after.visits)} ${visits}`;
  return `${FIGURES[language][figure]}: ${format(before.p75)} → ${format(after.p75)} ms (${TEST_NAMES.timings}, ${p}, ${counts})`;
}
