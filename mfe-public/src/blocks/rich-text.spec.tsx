import type { RichText, RichTextSpan } from '@vitral/sdk/contracts/rich-text';
import { screen, within } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { RichTextView } from './rich-text.tsx';

const show = (parts: RichText, level?: 2) =>
  renderOnSite(<RichTextView text={{ lang: null, text: '', parts }} {...(level && { level })} />);
const showSpans = (...spans: RichTextSpan[]) => show([{ type: 'paragraph', spans }]);

const EVERY_PART: RichText = [
  { type: 'heading', spans: [{ text: 'Heading' }] },
  { type: 'subheading', spans: [{ text: 'Subheading' }] },
  { type: 'paragraph', spans: [{ text: 'Paragraph' }] },
  { type: 'bullets', items: [[{ text: 'One' }], [{ text: 'Another' }]] },
  { type: 'numbers', items: [[{ text: 'First' }]] },
];

describe('RichTextView', () => {
  it('shows paragraphs, headings and lists', async () => {
    await show(EVERY_PART);
    const [bullets, numbers] = screen.getAllByRole('list');

    expect(screen.getByRole('heading', { level: 3, name: 'Heading' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 4, name: 'Subheading' })).toBeVisible();
    expect(screen.getByText('Paragraph').tagName).toBe('P');
    expect(bullets?.tagName).toBe('UL');
    expect(within(bullets as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    expect(numbers?.tagName).toBe('OL');
  });

  it('has larger headings in a stand-alone text', async () => {
    await show(EVERY_PART, 2);

    expect(screen.getByRole('heading', { level: 2, name: 'Heading' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Subheading' })).toBeVisible();
  });

  it('emphasizes words', async () => {
    await showSpans(
      { text: 'bold', isBold: true },
      { text: ' and italic', isItalic: true },
      { text: ' and both', isBold: true, isItalic: true },
    );

    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(screen.getByText('and italic').tagName).toBe('EM');
    expect(screen.getByText('and both').parentElement?.tagName).toBe('STRONG');
  });

  it('shows text that looks like HTML as text', async () => {
    const { container } = await showSpans({ text: '<img src=x onerror=alert(1)>' });

    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it('does not let other sites reach the page that links to them', async () => {
    await showSpans({ text: 'elsewhere', href: 'https://example.org/' });

    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
  });

  it('links to a page of the site in the language of the page', async () => {
    await showSpans({ text: 'here', href: '/contact' });

    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/contact');
    expect(screen.getByRole('link')).not.toHaveAttribute('rel');
  });

  it('names the language of a text that is not in the page’s', async () => {
    const parts: RichText = [{ type: 'paragraph', spans: [{ text: 'Hola' }] }];
    const { container } = await renderOnSite(<RichTextView text={{ lang: 'es', text: 'Hola', parts }} />);

    expect(container.firstElementChild).toHaveAttribute('lang', 'es');
  });
});
