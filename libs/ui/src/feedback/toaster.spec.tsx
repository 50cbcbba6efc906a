import { renderPage, screen } from '@vitral/testing';
import { notify } from '../index.ts';

it('writes no styles of its own into the page, which the security policy would refuse', () => {
  const own = [...document.head.querySelectorAll('style')].filter((style) => !style.dataset['emotion']);

  expect(own).toEqual([]);
  expect(Object.hasOwn(document.head, 'appendChild')).toBe(false);
});

it('shows what was done', async () => {
  renderPage(<p>Page</p>);
  await screen.findByText('Page');

  notify.success('Testimonial created successfully');
  expect(await screen.findByText('Testimonial created successfully')).toBeVisible();
});

it('shows what failed and why, in the language of the page', async () => {
  renderPage(<p>Página</p>, { language: 'es' });
  await screen.findByText('Página');

  notify.failure('No se pudo crear', new TypeError('Failed to fetch'));
  expect(await screen.findByText('No se pudo crear')).toBeVisible();
  expect(screen.getByText(/No se pudo contactar con el servidor/)).toBeVisible();
});
