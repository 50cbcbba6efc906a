import { act } from '@vitral/testing';
import { fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { saveConsent } from '../consent/consent.ts';
import { PortraitImage } from './portrait-image.tsx';

const PLACEHOLDER = 'asset';

describe('PortraitImage', () => {
  it('replaces a missing picture', async () => {
    const { container } = await renderOnSite(<PortraitImage src={null} width={1} height={1} />);

    expect(container.querySelector('img')).toHaveAttribute('src', PLACEHOLDER);
  });

  it('replaces a broken picture', async () => {
    const { container } = await renderOnSite(<PortraitImage src="/uploads/gone.webp" width={1} height={1} />);
    const image = container.querySelector('img') ?? document.body;
    expect(image).toHaveAttribute('src', '/uploads/gone.webp?w=1');

    fireEvent.error(image);
    expect(image).toHaveAttribute('src', PLACEHOLDER);
  });

  it('requests the variants of an upload that fit its displayed width', async () => {
    const { container } = await renderOnSite(
      <PortraitImage src="/uploads/ana.jpg" width={240} height={320} />,
    );

    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/uploads/ana.jpg?w=240');
    expect(image).toHaveAttribute('srcset', '/uploads/ana.jpg?w=240, /uploads/ana.jpg?w=480 2x');
  });

  it("loads a third party's picture only after the visitor accepts", async () => {
    const foreign = 'https://pictures.example/ana.webp';
    const portrait = <PortraitImage src={foreign} width={1} height={1} />;
    const { container } = await renderOnSite(portrait);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', PLACEHOLDER);

    act(() => saveConsent('declined'));
    expect(image).toHaveAttribute('src', PLACEHOLDER);

    act(() => saveConsent('accepted'));
    expect(image).toHaveAttribute('src', foreign);
    expect(renderToString(portrait)).not.toContain(foreign);

    document.cookie = 'consent=; path=/; max-age=0';
  });

  it('shows a picture of this site without consent, by its full URL too', async () => {
    const own = `${location.origin}/uploads/ana.webp`;
    const { container } = await renderOnSite(<PortraitImage src={own} width={1} height={1} />);

    expect(container.querySelector('img')).toHaveAttribute('src', own);
  });
});
