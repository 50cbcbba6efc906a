/** Pixels of a saved PNG: sharp on a printed page. */
const PNG_SIZE = 1024;

export type QrCodeFormat = 'svg' | 'png';

/** Saves the picture of a `QrCode` as a file; `name` has no extension. Throws if the browser cannot make a PNG. */
export async function saveQrCode(picture: SVGSVGElement, name: string, format: QrCodeFormat): Promise<void> {
  const file = format === 'svg' ? svgOf(picture) : await pngOf(picture);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.${format}`;
  link.click();
  URL.revokeObjectURL(url);
}

function svgOf(picture: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
}

/** Paints the paths of the picture, since the content security policy of the console admits no picture from a script. */
function pngOf(picture: SVGSVGElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PNG_SIZE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser paints no pictures');
  const modules = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  context.scale(PNG_SIZE / modules, PNG_SIZE / modules);
  for (const path of picture.querySelectorAll('path')) {
    context.fillStyle = path.getAttribute('fill') ?? '#000';
    context.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The picture could not be saved')))),
  );
}
