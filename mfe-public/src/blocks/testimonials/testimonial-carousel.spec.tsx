import { TIMING } from '@vitral/sdk/contracts/timing';
import { screen } from '@vitral/sdk/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestimonials } from '../../data/testimonials.ts';
import { TESTIMONIALS } from '../../../test/api-responses.ts';
import { renderOnSite } from '../../../test/render-on-site.tsx';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { TestimonialCarousel } from './testimonial-carousel.tsx';

const shown = () => screen.getByRole('group').textContent;

async function show(rows: unknown = TESTIMONIALS) {
  const { user } = await renderOnSite(<TestimonialCarousel testimonials={readTestimonials(rows, 'en')} />);
  await wakeIslands();
  return user;
}

describe('TestimonialCarousel', () => {
  it('starts with the newest testimonial of the page language', async () => {
    await show();

    expect(shown()).toContain('I stayed');
    expect(screen.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  });

  it('wraps round in both directions', async () => {
    const user = await show();
    const next = screen.getByRole('button', { name: 'Next testimonial' });

    await user.click(next);
    expect(shown()).toContain('I learned');
    await user.click(next);
    expect(shown()).toContain('I stayed');
    await user.click(screen.getByRole('button', { name: 'Previous testimonial' }));
    expect(shown()).toContain('I learned');
  });

  it('shows the testimonial of a clicked dot and announces its author', async () => {
    const user = await show();
    const dot = screen.getByRole('button', { name: 'Show testimonial 2 of 2' });
    await user.click(dot);

    expect(shown()).toContain('I learned');
    expect(dot).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 of 2: John');
  });

  it('moves with the arrow keys', async () => {
    const user = await show();
    screen.getByRole('button', { name: 'Next testimonial' }).focus();
    await user.keyboard('{ArrowRight}');

    expect(shown()).toContain('I learned');
  });

  it('has no controls for a single testimonial, and shows defaults for missing texts', async () => {
    await show([{ id: '9' }]);

    expect(shown()).toContain('Anonymous');
    expect(shown()).toContain('No testimonial available');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('fades between testimonials in the duration of TIMING', () => {
    const css = readFileSync(join(__dirname, 'testimonial-carousel.module.css'), 'utf8');

    expect(css).toContain(`transition: opacity ${TIMING.testimonialFade}ms;`);
  });
});
