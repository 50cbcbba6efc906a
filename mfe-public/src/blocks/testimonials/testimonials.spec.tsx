import { screen, within } from '@vitral/sdk/testing';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { renderBlock } from '../block.fixtures.tsx';

const MARY = '3';
const JOHN = '2';
const VALUES = { titleEn: 'They stayed' };

describe('the block of testimonials', () => {
  it('shows one testimonial at a time, the newest first, if none are chosen', async () => {
    const { user } = await renderBlock('testimonials', VALUES);
    await wakeIslands();
    expect(screen.getByRole('group')).toHaveTextContent('Mary');

    await user.click(screen.getByRole('button', { name: 'Next testimonial' }));
    expect(screen.getByRole('group')).toHaveTextContent('John');
  });

  it('shows the chosen testimonials in their order, several at once', async () => {
    await renderBlock('testimonials', { ...VALUES, items: [JOHN, MARY], layout: 'grid' });
    const list = within(screen.getByRole('region', { name: 'They stayed' }));

    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('I learned'),
      expect.stringContaining('I stayed'),
    ]);
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows one testimonial large, and others below it', async () => {
    await renderBlock('testimonials', { ...VALUES, layout: 'stories' });
    const section = screen.getByRole('region', { name: 'They stayed' });

    expect(
      within(section)
        .getAllByText(/^I (stayed|learned)/)
        .map(({ tagName }) => tagName),
    ).toEqual(['BLOCKQUOTE', 'BLOCKQUOTE']);
    expect(within(section).getByRole('listitem')).toHaveTextContent('John');
    expect(within(section).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows a chosen testimonial in another language than the page', async () => {
    const rows = [
      { id: '9', name: 'Inés', text: 'Me quedé', locale: 'es', rating: 5, createdAt: '2026-11-01' },
    ];
    await renderBlock(
      'testimonials',
      { ...VALUES, items: ['9'], layout: 'grid' },
      { responses: { '/api/testimonials': rows } },
    );

    expect(screen.getByText('Me quedé').closest('[lang]')).toHaveAttribute('lang', 'es');
  });

  it('leads to the page of all testimonials only if that has others', async () => {
    const link = () => screen.queryByRole('link', { name: 'All testimonials' });
    await renderBlock('testimonials', { ...VALUES, items: [MARY], layout: 'grid' });
    expect(link()).toHaveAttribute('href', '/en/testimonials');

    await renderBlock('testimonials', { ...VALUES, items: [JOHN, MARY], layout: 'grid' });
    expect(link()).not.toBeInTheDocument();

    await renderBlock('testimonials', { ...VALUES, layout: 'carousel' });
    expect(link()).toBeVisible();
  });

  it('is left out without testimonials', async () => {
    const { container } = await renderBlock('testimonials', VALUES, {
      responses: { '/api/testimonials': [] },
    });

    expect(container).toBeEmptyDOMElement();
  });
});
