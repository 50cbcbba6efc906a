import { screen, within } from '@vitral/sdk/testing';
import { PICTURE, renderBlock } from '../block.fixtures.tsx';

describe('the quote block', () => {
  it('attributes the words to the person', async () => {
    await renderBlock('quote', {
      textEn: 'I stayed.\n\nI would again.',
      name: 'Ana Ruiz',
      roleEn: 'Mentor',
      picture: PICTURE,
    });
    const figure = within(screen.getByRole('figure'));

    expect(figure.getByRole('blockquote')).toHaveTextContent('I stayed.I would again.');
    expect(figure.getByText('Ana Ruiz').closest('figcaption')).toHaveTextContent('Ana Ruiz Mentor');
    expect(screen.getByRole('img', { name: 'Bridge' })).toBeVisible();
  });

  it('has no caption without a name and a role', async () => {
    const { container } = await renderBlock('quote', { textEn: 'I stayed.' });

    expect(container.querySelector('figcaption')).toBeNull();
  });
});
