import { screen, within } from '@vitral/sdk/testing';
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

  describe('with a video call beside its steps', () => {
    const values = { titleEn: 'A class', steps: [{ titleEn: 'Choose' }], illustration: 'call' };
    const label = { figureLabel: 'personas', figureLabelEn: 'people on the call' };

    it('shows the number of people and what it means', async () => {
      await renderBlock('steps', { ...values, ...label, figure: '28' });

      const call = within(screen.getByRole('figure'));
      expect(call.getByRole('img', { name: /video call/ })).toBeVisible();
      expect(call.getByText('28').parentElement).toHaveTextContent('28 people on the call');
      expect(screen.getByRole('heading', { level: 3, name: 'Choose' })).toBeVisible();
    });

    it('shows a chosen picture instead of the drawn portraits', async () => {
      const picture = { url: '/uploads/call.webp', alt: 'Llamada', altEn: 'Our call', isDecorative: false };
      await renderBlock('steps', { ...values, picture });

      const call = within(screen.getByRole('figure'));
      expect(call.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Our call']);
    });

    it('shows no meaning without a number', async () => {
      await renderBlock('steps', { ...values, ...label });

      expect(screen.getByRole('img', { name: /video call/ })).toBeVisible();
      expect(screen.queryByText('people on the call')).not.toBeInTheDocument();
    });

    it('shows a number without a meaning', async () => {
      await renderBlock('steps', { ...values, figure: '28' });

      expect(screen.getByText('28')).toBeVisible();
    });
  });

  it('shows no number without the video call', async () => {
    await renderBlock('steps', { titleEn: 'A class', steps: [{ titleEn: 'Choose' }], figure: '28' });

    expect(screen.getByRole('region', { name: 'A class' })).toBeVisible();
    expect(screen.queryByText('28')).not.toBeInTheDocument();
  });
});
