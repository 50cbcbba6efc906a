import { act } from '@vitral/testing';
import { fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { answerConsent } from '../consent/consent.ts';
import { PortraitImage } from './portrait-image.tsx';

const PLACEHOLDER = 'asset';

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

it('asks for an uploaded picture as large as it is shown', async () => {
  const { container } = await renderOnSite(<PortraitImage src="/uploads/ana.jpg" width={240} height={320} />);

  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/uploads/ana.jpg?w=240');
  expect(image).toHaveAttribute('srcset', '/uploads/ana.jpg?w=240, /uploads/ana.jpg?w=480 2x');
});

it('asks a third party for a picture only after the visitor accepts', async () => {
  const foreign = 'https://pictures.example/ana.webp';
  const part = <PortraitImage src={foreign} width={1} height={1} />;
  const { container } = await renderOnSite(part);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', PLACEHOLDER);

  act(() => answerConsent('declined'));
  expect(image).toHaveAttribute('src', PLACEHOLDER);

  act(() => answerConsent('accepted'));
  expect(image).toHaveAttribute('src', foreign);
  expect(renderToString(part)).not.toContain(foreign);

  document.cookie = 'consent=; path=/; max-age=0';
});

it('shows a picture of this very site whatever the answer, by its full address too', async () => {
  const own = `${location.origin}/uploads/ana.webp`;
  const { container } = await renderOnSite(<PortraitImage src={own} width={1} height={1} />);

  expect(container.querySelector('img')).toHaveAttribute('src', own);
});
