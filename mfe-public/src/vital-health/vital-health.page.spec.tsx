import { screen, within } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { descriptionOf } from '../site/paths.ts';
import { VitalHealthPage } from './vital-health.page.tsx';

describe('VitalHealthPage', () => {
  it('shows that its content is an example, and is not indexed', async () => {
    await renderOnSite(<VitalHealthPage />, 'en', { page: 'vital-health' });

    expect(screen.getByRole('heading', { level: 1, name: 'Vital health' })).toBeVisible();
    expect(screen.getByText('Sample page with example content')).toBeVisible();
    expect(descriptionOf('vital-health').isIndexed).toBe(false);
  });

  it('shows three benefits and a day of four parts', async () => {
    await renderOnSite(<VitalHealthPage />, 'es', { page: 'vital-health' });
    const titlesIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);

    expect(titlesIn('Tres hábitos, una misma luz')).toEqual(['Descanso', 'Alimentación', 'Movimiento']);
    expect(titlesIn('Un día de ejemplo')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Un día de ejemplo' })).toHaveAttribute('href', '#plan');
  });

  it('links to the real pages of the site', async () => {
    await renderOnSite(<VitalHealthPage />, 'fr', { page: 'vital-health' });

    expect(screen.getByRole('link', { name: 'Voir les sessions en direct' })).toHaveAttribute(
      'href',
      '/fr/education',
    );
    expect(screen.getByRole('link', { name: "Écrire à l'équipe" })).toHaveAttribute('href', '/fr/contact');
  });
});
