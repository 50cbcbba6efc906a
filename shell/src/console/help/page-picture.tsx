import type { PagePicture as PictureName } from '@vitral/contracts/modules';
import { Box } from '@vitral/ui';
import { PICTURES, type Shape } from './pictures.ts';

/** Draws the layout of a page in the colours of the theme. Unknown names, as in newer releases, show a list. */
export function PagePicture({ name }: { name: PictureName }) {
  const shapes = Object.hasOwn(PICTURES, name) ? PICTURES[name] : PICTURES.list;
  return (
    <Box component="svg" viewBox="0 0 320 180" aria-hidden focusable="false" data-picture={name} sx={PICTURE}>
      <rect className="page" x="0.5" y="0.5" width="319" height="179" rx="10" />
      {[...CONSOLE, ...shapes].map(([tone, x, y, width, height], index) => (
        <rect key={index} className={tone} x={x} y={y} width={width} height={height} rx={RADII[tone]} />
      ))}
    </Box>
  );
}

/** The sidebar with its links, and the title of the page. */
const CONSOLE: Shape[] = [
  ['pane', 1, 1, 54, 178],
  ...[16, 40, 56, 72, 88].map((y): Shape => ['line', 12, y, 32, 6]),
  ['strong', 72, 18, 84, 10],
];

const RADII = { pane: 6, line: 3, strong: 4, accent: 5 };

const PICTURE = {
  display: 'block',
  width: '100%',
  '& .page': { fill: 'none', stroke: 'currentColor', strokeOpacity: 0.25 },
  '& .pane': { fill: 'currentColor', fillOpacity: 0.08 },
  '& .line': { fill: 'currentColor', fillOpacity: 0.28 },
  '& .strong': { fill: 'currentColor', fillOpacity: 0.6 },
  '& .accent': { color: 'primary.main', fill: 'currentColor' },
} as const;
