import { screen } from '@testing-library/react';
import { draw } from '../../test/draw.tsx';
import { notify } from './notify.ts';

it('shows what was done', async () => {
  draw(<p>Page</p>);
  await screen.findByText('Page');

  notify.success('Testimonial created successfully');
  expect(await screen.findByText('Testimonial created successfully')).toBeVisible();
});

it('shows what failed and why, in the language of the page', async () => {
  draw(<p>Página</p>, 'es');
  await screen.findByText('Página');

  notify.failure('No se pudo crear', new TypeError('Failed to fetch'));
  expect(await screen.findByText('No se pudo crear')).toBeVisible();
  expect(screen.getByText(/No se pudo contactar con el servidor/)).toBeVisible();
});
