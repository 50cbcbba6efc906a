import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { QrCode } from './qr-code.tsx';
import { saveQrCode } from './save-qr-code.ts';

const files: Blob[] = [];
const names: string[] = [];

beforeEach(() => {
  files.length = names.length = 0;
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});

function draw(): SVGSVGElement {
  const picture = createRef<SVGSVGElement>();
  render(<QrCode value="https://vitral.example/share/x" title="QR code of the link" picture={picture} />);
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  if (!picture.current) throw new Error('There is no picture');
  return picture.current;
}

describe('QrCode', () => {
  it('is saved as a drawing of its own', async () => {
    await saveQrCode(draw(), 'ana-ruiz', 'svg');
    expect(names).toEqual(['ana-ruiz.svg']);
    expect(await files[0]?.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^]*<path/);
  });

  it('is saved as a picture of 1024 pixels, painted over its whole width', async () => {
    const picture = draw();
    const context = { scale: jest.fn(), fill: jest.fn(), fillStyle: '' };
    const canvas = HTMLCanvasElement.prototype;
    jest.spyOn(canvas, 'getContext').mockReturnValue(context as unknown as RenderingContext);
    jest.spyOn(canvas, 'toBlob').mockImplementation((give) => give(new Blob(['png'], { type: 'image/png' })));
    Object.assign(globalThis, { Path2D: jest.fn() });

    await saveQrCode(picture, 'ana-ruiz', 'png');
    const modules = picture.viewBox?.baseVal?.width ?? Number(picture.getAttribute('viewBox')?.split(' ')[2]);
    expect(context.scale).toHaveBeenCalledWith(1024 / modules, 1024 / modules);
    expect(context.fill).toHaveBeenCalledTimes(picture.querySelectorAll('path').length);
    expect([names, files[0]?.type]).toEqual([['ana-ruiz.png'], 'image/png']);
  });

  it('rejects where the browser paints no pictures', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await expect(async () => saveQrCode(draw(), 'x', 'png')).rejects.toThrow('paints no pictures');
  });
});
