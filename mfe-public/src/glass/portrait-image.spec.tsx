import { fireEvent } from '@testing-library/react';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { Logo } from './logo.tsx';
import { PORTRAIT_FALLBACK, PortraitImage } from './portrait-image.tsx';
import { startPortraits } from './start-portraits.ts';

const PLACEHOLDER = 'asset';
const FOREIGN = 'https://pictures.example/ana.webp';

async function show(src: string | null, width = 1) {
  const { container } = await renderOnSite(
    <div {...PORTRAIT_FALLBACK}>
      <PortraitImage src={src} width={width} height={1} />
    </div>,
  );
  return container.querySelector('img');
}

const fail = (image: Element | null) => fireEvent.error(image ?? document.body);

describe('PortraitImage', () => {
  it('replaces a missing picture', async () => {
    expect(await show(null)).toHaveAttribute('src', PLACEHOLDER);
  });

  it('replaces a broken picture', async () => {
    startPortraits();
    const image = await show('/uploads/gone.webp');
    expect(image).toHaveAttribute('src', '/uploads/gone.webp?w=1');

    fail(image);
    expect(image).toHaveAttribute('src', PLACEHOLDER);
    expect(image).toHaveAttribute('srcset', '');
  });

  it('replaces a picture that was broken before the script ran', async () => {
    const image = await show('/uploads/gone.webp');
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    startPortraits();

    expect(image).toHaveAttribute('src', PLACEHOLDER);
  });

  it('requests the variants of an upload that fit its displayed width', async () => {
    const image = await show('/uploads/ana.jpg', 240);

    expect(image).toHaveAttribute('src', '/uploads/ana.jpg?w=240');
    expect(image).toHaveAttribute('srcset', '/uploads/ana.jpg?w=480 2x');
  });

  it("waits for consent to load a third party's picture", async () => {
    const image = await show(FOREIGN);

    expect(image).toHaveAttribute('src', PLACEHOLDER);
    expect(image).toHaveAttribute('data-third-party', FOREIGN);
  });
});

describe('Logo', () => {
  it('leaves its place to the mark and the name when it is broken', async () => {
    startPortraits();
    const { container } = await renderOnSite(<Logo url="/uploads/logo.webp" name="Vitral" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/uploads/logo.webp');

    fail(image);
    expect(image).toHaveAttribute('src', '');
    expect(container).toHaveTextContent('Vitral');
  });

  it('waits for consent if a third party serves it', async () => {
    const { container } = await renderOnSite(<Logo url={FOREIGN} name="Vitral" />);

    expect(container.querySelector('img')).not.toHaveAttribute('src');
    expect(container.querySelector('img')).toHaveAttribute('data-third-party', FOREIGN);
  });
});
