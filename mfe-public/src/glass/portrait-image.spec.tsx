import { fireEvent } from '@testing-library/react';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { PortraitImage } from './portrait-image.tsx';

const PLACEHOLDER = 'asset';

it('replaces a missing picture', async () => {
  const { container } = await renderOnSite(<PortraitImage src={null} width={1} height={1} />);

  expect(container.querySelector('img')).toHaveAttribute('src', PLACEHOLDER);
});

it('replaces a broken picture', async () => {
  const { container } = await renderOnSite(<PortraitImage src="/uploads/gone.webp" width={1} height={1} />);
  const image = container.querySelector('img') ?? document.body;
  expect(image).toHaveAttribute('src', '/uploads/gone.webp');

  fireEvent.error(image);
  expect(image).toHaveAttribute('src', PLACEHOLDER);
});
