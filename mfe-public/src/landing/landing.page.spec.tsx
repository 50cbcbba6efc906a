import { screen } from '@vitral/testing';
import { toResponses } from '../../test/landing-responses.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { landingSource } from './landing.data.ts';
import { LandingPage } from './landing.page.tsx';

const dataFrom = (given: Record<string, unknown>) =>
  landingSource.read({ answers: given, language: 'es', now: 0 });

it('has a single main heading, and under it one for each section, in order', async () => {
  await renderOnSite(<LandingPage data={dataFrom(toResponses())} />, 'es');

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Quiénes somos',
    'Misión',
    'Compromiso',
    'Valores',
    'En qué trabajamos',
    'Momentos que compartimos',
    'Quienes te guían',
    'Lo que cuentan quienes ya están',
    'Lo último',
    'Ven',
  ]);
});

it('keeps a title and what needs no stored text when nothing is stored', async () => {
  await renderOnSite(<LandingPage data={dataFrom({})} />, 'es');

  expect(
    screen.getByRole('heading', { level: 1, name: 'Vitral · Liderazgo y bienestar' }),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Nuestras áreas de enfoque',
    'Momentos que compartimos',
  ]);
});
