import { PUBLIC_BLOCK_LAYOUTS } from '@vitral/sdk/contracts/slots';
import { screen, within } from '@vitral/sdk/testing';
import { renderBlock } from '../block.fixtures.tsx';

const TALK = {
  id: 't1',
  title: { es: 'Escuchar antes de responder', en: 'Listening before answering' },
  text: { es: 'Uno.\n\nDos.' },
  date: '2026-12-01',
  link: 'https://talks.example/one',
};
const VALUES = { titleEn: 'Next talks', introductionEn: 'All are free.' };
const render = (items: object[], values: object = {}, layout = 'cards') =>
  renderBlock('module', { ...VALUES, shown: { layout, items }, ...values });
const itemsShown = () => screen.getAllByRole('listitem');

describe('the block of a module', () => {
  it.each(PUBLIC_BLOCK_LAYOUTS)(
    'shows the documents of the module as %s, each with its link',
    async (layout) => {
      await render([TALK, { id: 't2', title: 'Sin fecha' }], {}, layout);

      const region = within(screen.getByRole('region', { name: 'Next talks' }));
      expect(region.getByText('All are free.')).toBeVisible();
      const link = region.getByRole('link', { name: 'Listening before answering' });
      expect(link).toHaveAttribute('href', TALK.link);
      expect(link).toHaveAttribute('rel', 'noreferrer');
      expect(region.getByText('December 1, 2026')).toHaveAttribute('datetime', '2026-12-01');
      expect(region.getByRole('heading', { level: 3, name: 'Sin fecha' })).toBeVisible();
      expect(region.getAllByRole('link')).toHaveLength(1);
    },
  );

  it('shows a text in another language where the page’s is missing, and names it', async () => {
    await render([TALK, { id: 't2', title: 'Un texto' }]);

    expect(screen.getByText('Uno.')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('Dos.')).toBeVisible();
    expect(screen.getByText('Un texto')).not.toHaveAttribute('lang');
    expect(screen.getByText('Listening before answering')).not.toHaveAttribute('lang');
  });

  it('links a page of the site in the language of the page', async () => {
    await render([{ ...TALK, link: '/contact#form' }]);

    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/en/contact#form');
    expect(link).not.toHaveAttribute('rel');
  });

  it('shows as many items as staff choose', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, title: `Talk ${index}` }));
    await render(many, { count: 'three' });
    expect(itemsShown().map(({ textContent }) => textContent)).toEqual(['Talk 0', 'Talk 1', 'Talk 2']);
  });

  it('shows all of them otherwise', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, title: `Talk ${index}` }));
    await render(many);
    expect(itemsShown()).toHaveLength(12);
  });

  it.each<[string, unknown]>([
    ['no active module offers it', null],
    ['its module has nothing to show', { layout: 'cards', items: [] }],
    ['the API has returned something else', { layout: 'cards', items: 'all' }],
  ])('is left out if %s', async (_, shown) => {
    const { container } = await renderBlock('module', { ...VALUES, shown });
    expect(container).toBeEmptyDOMElement();
  });

  it('shows markup as text, and no link to a script', async () => {
    const { container } = await render([
      {
        id: 't1',
        title: '<img src=x onerror=alert(1)>',
        text: '<script>1</script>',
        link: 'javascript:alert(1)',
      },
      { id: 't2', title: 7 },
      { title: 'Without an id' },
    ]);

    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(itemsShown()).toHaveLength(1);
    expect(container.querySelectorAll('a, img, script')).toHaveLength(0);
  });
});
