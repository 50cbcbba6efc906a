import { screen, within } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { sectionCopy } from '../../test/section-copy.ts';
import { Footer } from './footer.tsx';

const contactWith = (metadata: object) =>
  sectionCopy({ section: 'contact', title: 'Hablemos', content: '', metadata });

describe('Footer', () => {
  it('opens a chat on WhatsApp with the first message in the page’s language', async () => {
    const texts = { whatsappText: 'Hola & buenas', whatsappTextEn: 'Hello & welcome' };
    const contact = contactWith({ whatsapp: '+525512345678', ...texts });
    await renderOnSite(<Footer />, 'en', { frame: { contact } });

    expect(screen.getByRole('link', { name: '+525512345678' })).toHaveAttribute(
      'href',
      'https://wa.me/525512345678?text=Hello%20%26%20welcome',
    );
  });

  it('begins with the stored motto, in the page’s language', async () => {
    const contact = contactWith({ tagline: 'Una sola luz', taglineEn: 'A single light' });
    await renderOnSite(<Footer />, 'en', { frame: { contact } });
    expect(screen.getByText('A single light')).toBeVisible();

    await renderOnSite(<Footer />, 'en', { frame: { contact: contactWith({}) } });
    expect(screen.queryByText('A single light')).not.toBeInTheDocument();
  });

  it('leaves out WhatsApp without a valid number', async () => {
    await renderOnSite(<Footer />, 'en', { frame: { contact: contactWith({ whatsapp: '12 34' }) } });

    expect(screen.queryByText('WhatsApp')).not.toBeInTheDocument();
  });

  it('shows all stored contact details', async () => {
    const contact = contactWith({
      email: 'hola@vitral.example',
      phone: '+1 (555) 010-0142',
      address: ['Paseo 1', 'Monterrey'],
      hours: 'Siempre',
      hoursEn: 'Always',
    });
    await renderOnSite(<Footer />, 'en', { frame: { contact } });

    expect(screen.getByRole('link', { name: 'hola@vitral.example' })).toHaveAttribute(
      'href',
      'mailto:hola@vitral.example',
    );
    expect(screen.getByRole('link', { name: '+1 (555) 010-0142' })).toHaveAttribute(
      'href',
      'tel:+15550100142',
    );
    expect(screen.getByText('Monterrey')).toBeVisible();
    expect(screen.getByText('Always')).toBeVisible();
    expect(screen.getByText('© 2026 Vitral. All rights reserved.')).toBeVisible();
  });

  it('shows the default hours and no other contact details for a section without metadata', async () => {
    await renderOnSite(<Footer />, 'en', { frame: { contact: contactWith({}) } });

    expect(screen.getByText('Monday to Friday 9:00 AM to 6:00 PM')).toBeVisible();
    expect(screen.queryByText('Email')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Social networks' })).not.toBeInTheDocument();
  });

  it('shows the opening hours in the page’s language, and a remark after them', async () => {
    const hours = { opens: '09:00', closes: '18:00', opensAgain: '', closesAgain: '' };
    const openingHours = [
      { day: 'monday', ...hours },
      { day: 'tuesday', ...hours },
    ];
    const contact = contactWith({ openingHours, hours: 'Salvo festivos', hoursEn: 'Except on holidays' });
    await renderOnSite(<Footer />, 'en', { frame: { contact } });

    const lines = screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(lines).toEqual(['Mon–Tue 9:00 AM – 6:00 PM', 'Except on holidays']);
  });

  it('links to every page and marks the current one', async () => {
    await renderOnSite(<Footer />, 'es', { page: 'privacy', frame: { anchors: ['about'] } });
    const links = within(screen.getByRole('navigation', { name: 'Todas las páginas' })).getAllByRole('link');

    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/es',
      '/es#acerca',
      '/es/educacion',
      '/es/contact',
      '/es/privacy',
      '/es/terms',
      '/admin',
    ]);
    expect(screen.getByRole('link', { name: 'Privacidad' })).toHaveAttribute('aria-current', 'page');
  });

  it('links to the networks whose URLs are stored', async () => {
    const contact = contactWith({ youtubeUrl: 'https://video.example/@vitral' });
    await renderOnSite(<Footer />, 'en', { frame: { contact } });

    const network = screen.getByRole('link', { name: 'Vitral on YouTube' });
    expect(network).toHaveAttribute('href', 'https://video.example/@vitral');
    expect(network).toHaveAttribute('rel', 'noreferrer');
    expect(screen.queryByRole('link', { name: 'Vitral on Facebook' })).not.toBeInTheDocument();
  });
});
