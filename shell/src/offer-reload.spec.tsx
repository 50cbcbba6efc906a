import { screen } from '@vitral/testing';
import { offerReload } from './offer-reload.ts';

it('offers to load the page anew where there is nothing else', () => {
  document.body.innerHTML = '<div id="root"></div>';
  offerReload('es');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

it('leaves what the server drew', () => {
  document.body.innerHTML = '<div id="root"><h1>Vitral</h1></div>';
  offerReload('es');
  expect(screen.getByRole('heading', { name: 'Vitral' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
