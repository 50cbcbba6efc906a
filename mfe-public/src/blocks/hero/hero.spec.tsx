import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_WIDTHS } from '@vitral/sdk/contracts/content';
import { screen } from '@vitral/sdk/testing';
import { PICTURE, renderBlock } from '../block.fixtures.tsx';

const ACTIONS = [
  { text: 'Ver sesiones', textEn: 'See the sessions', url: '/education' },
  { text: 'Sin enlace', url: '' },
];

/** Bytes that a server sends before the first confirmation (ten segments, RFC 6928), less the headers. */
const FIRST_FLIGHT = 13_700;

describe('the hero block', () => {
  it('begins a page with its title, its text and its buttons', async () => {
    const values = { titleEn: 'Many pieces', contentEn: 'One.\n\nTwo.', actions: ACTIONS };
    await renderBlock('hero', values, { isFirst: true });

    expect(screen.getByRole('heading', { level: 1, name: 'Many pieces' })).toBeVisible();
    expect(screen.getByText('Two.')).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['See the sessions']);
  });

  it('has a smaller heading further down in a page', async () => {
    await renderBlock('hero', { titleEn: 'Many pieces' });

    expect(screen.getByRole('heading', { level: 2, name: 'Many pieces' })).toBeVisible();
  });

  it('shows a drawing that staff choose instead of a picture', async () => {
    const { container } = await renderBlock(
      'hero',
      { titleEn: 'Rest', drawing: 'health' },
      { isFirst: true },
    );

    expect(container.querySelector('template')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows a picture to the edge of the window', async () => {
    const values = { titleEn: 'Learning live', drawing: 'education', layout: 'wide', actions: ACTIONS };
    const { container } = await renderBlock('hero', values, { isFirst: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Learning live' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the sessions' })).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect(container.querySelector('template, use')).toBeNull();

    await renderBlock('hero', { ...values, picture: PICTURE });
    expect(screen.getByRole('img', { name: 'Bridge' })).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  });

  it('offers a picture in the widths that the server stores', async () => {
    await renderBlock('hero', { picture: PICTURE }, { isFirst: true });

    const picture = screen.getByRole('img', { name: 'Bridge' });
    expect(picture.getAttribute('srcset')?.split(', ')).toEqual(
      PICTURE_WIDTHS.map((width) => `/uploads/bridge.webp?w=${width} ${width}w`),
    );
    expect(picture).toHaveAttribute('sizes', '(min-width: 60rem) 37rem, 88vw');
  });

  it('shows the film of the home page until staff choose a picture', async () => {
    const { container } = await renderBlock('hero', {}, { isFirst: true });
    expect(container.querySelector('template')).not.toBeNull();

    const chosen = await renderBlock('hero', { picture: PICTURE }, { isFirst: true });
    expect(chosen.container.querySelector('template')).toBeNull();
    expect(screen.getByRole('img', { name: 'Bridge' })).toHaveAttribute('fetchpriority', 'high');
  });

  it.each(['hero', 'health', 'education'])('has a drawing of a first flight for phones: %s', (name) => {
    const { size } = statSync(join(__dirname, `../../assets/${name}-640.avif`));
    expect(size).toBeLessThan(FIRST_FLIGHT);
  });
});
