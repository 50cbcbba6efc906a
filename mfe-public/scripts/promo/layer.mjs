import sharp from 'sharp';

/** Three bytes that tell a pane's number; what the edges of two panes mix to is almost never such a triple. */
const signed = (number) => [number & 255, number >> 8, (number * number * 31 + number * 151 + 89) & 255];

const hexadecimal = (bytes) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** The window with each pane in the colour of its number, and each pane's group: the outline that it is cut to. */
function numbered(svg) {
  const groups = [''];
  let group = '';
  const marked = svg
    .replace(/<rect[^>]*>/g, '')
    .replace(/<g clip-path="url\(#([\w-]+)\)">|<\/g>|<(?:polygon|path) [^>]*\/>/g, (tag, outline) => {
      if (tag.startsWith('<g') || tag === '</g>') {
        group = outline ?? '';
        return tag;
      }
      if (!/fill=/.test(tag)) return tag;
      if (!/fill="#/.test(tag)) return '';
      groups.push(group);
      return tag.replace(/fill="#\w+"/, `fill="${hexadecimal(signed(groups.length - 1))}"`);
    });
  return { marked: marked.replace('<svg ', '<svg shape-rendering="crispEdges" '), groups };
}

const sized = (svg, width) => {
  const [, across, down] = svg.match(/viewBox="0 0 (\d+) (\d+)"/).map(Number);
  const height = Math.round((width * down) / across);
  return svg.replace(/(viewBox="[^"]*") width="\d+" height="\d+"/, `$1 width="${width}" height="${height}"`);
};

export const pixelsOf = (svg, width) =>
  sharp(Buffer.from(sized(svg, width)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The number of the pane under each pixel; where edges have mixed, that of the pixel before. */
function owners(bytes, count) {
  const owner = new Uint16Array(bytes.length / 3);
  for (let pixel = 0; pixel < owner.length; pixel += 1) {
    const [low, high, sign] = [bytes[pixel * 3], bytes[pixel * 3 + 1], bytes[pixel * 3 + 2]];
    const number = low + high * 256;
    const isWhole = number > 0 && number < count && signed(number)[2] === sign;
    owner[pixel] = isWhole ? number : owner[Math.max(0, pixel - 1)];
  }
  return owner;
}

/** Where the panes lie: their middle, and the box round them, in pixels. */
function placed(owner, width, groups) {
  const panes = groups.map((group, number) => ({
    number,
    group,
    area: 0,
    x: 0,
    y: 0,
    left: Infinity,
    top: Infinity,
    right: 0,
    bottom: 0,
  }));
  owner.forEach((number, pixel) => {
    const pane = panes[number];
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    pane.area += 1;
    pane.x += x;
    pane.y += y;
    pane.left = Math.min(pane.left, x);
    pane.right = Math.max(pane.right, x);
    pane.top = Math.min(pane.top, y);
    pane.bottom = Math.max(pane.bottom, y);
  });
  return panes.map((pane) => ({ ...pane, x: pane.x / (pane.area || 1), y: pane.y / (pane.area || 1) }));
}

/** A picture as pixels, the number of the pane under each of them, and the panes by number; number 0 is no pane. */
export function layerOf(colour, owner, { width, height }, groups) {
  return { width, height, colour, owner, panes: placed(owner, width, groups) };
}

/** Paints a window once, `width` pixels across, so that its panes can be lit and moved one by one. */
export async function layerFrom(svg, width) {
  const { marked, groups } = numbered(svg);
  const { data: colour, info } = await pixelsOf(svg, width);
  const { data: bytes } = await pixelsOf(marked, width);
  return layerOf(colour, owners(bytes, groups.length), info, groups);
}

/** How brightly each pane of the layer shines, by its number. */
export const lightsFor = (layer, lightOf) => Float32Array.from(layer.panes, lightOf);
