import { screen } from '@vitral/sdk/testing';
import { responsesByPath } from '../../test/api-responses.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { landingSource } from './landing.data.ts';
import { LandingPage } from './landing.page.tsx';

const dataFrom = (responses: Record<string, unknown>) =>
  landingSource.read({ responses, language: 'es', now: 0 });

describe('LandingPage', () => {
  it('has a single main heading, and one heading for each section, in order', async () => {
    await renderOnSite(<LandingPage data={dataFrom(responsesByPath())} />, 'es');

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Quiénes somos',
      'Misión',
      'Valores',
      'En qué trabajamos',
      'Momentos que compartimos',
      'Quienes te guían',
      'Lo que cuentan',
      'Lo último',
      'Ven',
    ]);
  });

  it('shows the name of the site when its blocks could not be loaded', async () => {
    await renderOnSite(<LandingPage data={dataFrom({})} />, 'es');

    expect(screen.getByRole('heading', { level: 1, name: 'Vitral' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});
