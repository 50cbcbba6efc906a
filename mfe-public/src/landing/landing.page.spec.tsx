import { act, screen } from '@vitral/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ANSWERS } from '../../test/landing-answers.ts';
import { readLandingContent } from '../data/landing-content.ts';
import { readTeamMembers } from '../data/team-members.ts';
import { readTestimonials } from '../data/testimonials.ts';
import { SiteContext } from '../i18n/site-context.ts';
import { loadTexts } from '../i18n/texts.ts';
import { LandingPage } from './landing.page.tsx';

async function landingPage() {
  const data = {
    sections: readLandingContent(ANSWERS['GET /api/landing-content'], 'es'),
    leaders: readTeamMembers(ANSWERS['GET /api/team-members'], 'es'),
    quotes: readTestimonials(ANSWERS['GET /api/testimonials'], 'es'),
    logo: null,
  };
  const site = { language: 'es' as const, t: await loadTexts('es') };
  return (
    <SiteContext value={site}>
      <LandingPage data={data} year={2026} />
    </SiteContext>
  );
}

it('can be rendered on a server and taken over in the browser without a difference', async () => {
  const page = await landingPage();
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Muchas piezas' })).toBeVisible();
  expect(element.querySelector('video')).toBeNull();

  const onRecoverableError = jest.fn();
  await act(() => hydrateRoot(element, page, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('has a single main heading, and under it one for each section', async () => {
  document.body.innerHTML = renderToString(await landingPage());

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Quiénes somos',
    'Quienes te guían',
    'Lo que cuentan quienes ya están',
    'Ven',
  ]);
});
