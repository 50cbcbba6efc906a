import { screen } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { ContactPage } from './contact.page.tsx';
import { DRAFTS } from './form-values.ts';

describe('page `contact-sent`', () => {
  it('confirms a message that was sent before scripts had loaded, and then clears its draft', async () => {
    sessionStorage.setItem(DRAFTS.message, '{"name":"Ana"}');
    await renderOnSite(<ContactPage data={{ form: null }} />, 'en', { page: 'contact-sent' });

    expect(screen.getByRole('heading', { name: 'Message sent successfully' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send another message' })).toHaveAttribute('href', '/en/contact');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(document.querySelector('[data-island]')).toHaveAttribute('data-wake-if', DRAFTS.message);

    await wakeIslands();
    expect(sessionStorage).toHaveLength(0);
  });
});
