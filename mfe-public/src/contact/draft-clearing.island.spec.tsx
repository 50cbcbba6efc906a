import { screen } from '@vitral/sdk/testing';
import { renderFixedPage } from '../../test/render-fixed-page.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { DRAFTS } from './form-values.ts';

describe('page `contact-sent`', () => {
  it('confirms a message that was sent before scripts had loaded, and then clears its draft', async () => {
    sessionStorage.setItem(DRAFTS.message, '{"name":"Ana"}');
    await renderFixedPage('contact-sent');

    expect(screen.getByRole('heading', { name: 'It is here' })).toBeVisible();
    expect(screen.getByText('We read it today.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send another message' })).toHaveAttribute('href', '/en/contact');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(document.querySelector('[data-island]')).toHaveAttribute('data-wake-if', DRAFTS.message);

    await wakeIslands();
    expect(sessionStorage).toHaveLength(0);
  });
});
