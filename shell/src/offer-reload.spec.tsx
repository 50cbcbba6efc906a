import { screen } from '@vitral/testing';
import { offerReload } from './offer-reload.ts';

describe('offerReload', () => {
  it('offers a reload on an empty page', () => {
    document.body.innerHTML = '<div id="root"></div>';
    offerReload('es');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it("shows nothing on a page with the server's markup", () => {
    document.body.innerHTML = '<div id="root"><h1>Vitral</h1></div>';
    offerReload('es');
    expect(screen.getByRole('heading', { name: 'Vitral' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
