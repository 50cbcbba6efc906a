import { screen, within } from '@vitral/testing';
import { renderBlock } from '../block.fixtures.tsx';

describe('the steps block', () => {
  it('shows its steps in order', async () => {
    const steps = [
      { title: 'Mañana', titleEn: 'Morning', textEn: 'Walk.\n\nDrink.' },
      { title: 'Noche', titleEn: 'Night' },
    ];
    await renderBlock('steps', { titleEn: 'A day', introductionEn: 'A sample.', steps });

    const section = within(screen.getByRole('region', { name: 'A day' }));
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Morning',
      'Night',
    ]);
    expect(section.getAllByRole('listitem')[0]).toHaveTextContent('MorningWalk.Drink.');
    expect(section.queryByRole('figure')).not.toBeInTheDocument();
  });

  it('shows a video call beside its steps, with the number of people if that is stored', async () => {
    const values = { titleEn: 'A class', steps: [{ titleEn: 'Choose' }], illustration: 'call' };
    const metadata = { callFigure: '28', callLabel: 'personas', callLabelEn: 'people on the call' };
    const sections = [{ section: 'services', title: 'Todo', content: '', metadata }];
    await renderBlock('steps', values, { responses: { '/api/landing-content': sections } });

    const call = within(screen.getByRole('figure'));
    expect(call.getByRole('img', { name: /video call/ })).toBeVisible();
    expect(call.getByText('28')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Choose' })).toBeVisible();

    await renderBlock('steps', values, { responses: { '/api/landing-content': undefined } });
    expect(screen.getByRole('img', { name: /video call/ })).toBeVisible();
    expect(screen.queryByText('people on the call')).not.toBeInTheDocument();
  });
});
