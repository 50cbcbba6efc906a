import type { PagePicture } from '@vitral/contracts/modules';

/** A rectangle: tone, x, y, width, height. */
export type Shape = readonly ['pane' | 'line' | 'strong' | 'accent', number, number, number, number];

/** Columns and rows of the same shapes, each moved to its place. */
const grid = (xs: number[], ys: number[], shapes: Shape[]): Shape[] =>
  ys.flatMap((y) =>
    xs.flatMap((x) => shapes.map(([tone, dx, dy, ...size]): Shape => [tone, x + dx, y + dy, ...size])),
  );

const BUTTON: Shape = ['accent', 252, 15, 52, 16];
const SEARCH: Shape = ['pane', 72, 42, 120, 16];

/** The page below its title, 320 by 180; the sidebar takes the leftmost 55. */
export const PICTURES: Record<PagePicture, Shape[]> = {
  list: [
    BUTTON,
    SEARCH,
    ...grid(
      [72],
      [68, 94, 120, 146],
      [
        ['pane', 0, 0, 232, 20],
        ['strong', 10, 7, 70, 6],
        ['line', 110, 7, 50, 6],
        ['line', 188, 7, 34, 6],
      ],
    ),
  ],
  cards: [
    BUTTON,
    SEARCH,
    ...grid(
      [72, 152, 232],
      [68, 122],
      [
        ['pane', 0, 0, 72, 46],
        ['strong', 8, 10, 40, 6],
        ['line', 8, 22, 56, 5],
        ['line', 8, 31, 44, 5],
      ],
    ),
  ],
  editor: [
    BUTTON,
    ...grid(
      [72],
      [44, 74, 104, 134],
      [
        ['pane', 0, 0, 128, 24],
        ['line', 8, 9, 6, 6],
        ['strong', 22, 9, 60, 6],
      ],
    ),
    ['pane', 210, 44, 94, 122],
    ['accent', 220, 54, 74, 34],
    ['strong', 220, 98, 56, 6],
    ['line', 220, 112, 74, 5],
    ['line', 220, 122, 68, 5],
    ['line', 220, 132, 74, 5],
  ],
  calendar: [
    BUTTON,
    ...grid([72, 106, 140, 174, 208, 242, 276], [44], [['line', 4, 0, 20, 5]]),
    ...grid([72, 106, 140, 174, 208, 242, 276], [56, 84, 112, 140], [['pane', 0, 0, 28, 22]]),
    ['accent', 110, 62, 20, 8],
    ['accent', 178, 90, 20, 8],
    ['strong', 178, 118, 20, 8],
    ['accent', 246, 118, 20, 8],
  ],
  dashboard: [
    ...grid(
      [72, 152, 232],
      [44],
      [
        ['pane', 0, 0, 72, 40],
        ['accent', 0, 0, 4, 40],
        ['strong', 12, 10, 40, 6],
        ['line', 12, 22, 50, 5],
      ],
    ),
    ...grid(
      [72, 132, 192, 252],
      [94],
      [
        ['pane', 0, 0, 52, 22],
        ['strong', 8, 7, 24, 8],
      ],
    ),
    ['pane', 72, 126, 232, 44],
    ...[14, 22, 10, 28, 18, 32, 24].map((height, index): Shape => [
      'accent',
      86 + index * 31,
      166 - height,
      18,
      height,
    ]),
  ],
  settings: [
    ...grid([72, 118, 164, 210], [44], [['line', 0, 0, 36, 6]]),
    ['accent', 72, 54, 36, 3],
    ...grid(
      [72],
      [68, 98],
      [
        ['pane', 0, 0, 232, 24],
        ['strong', 10, 9, 80, 6],
        ['accent', 200, 8, 22, 9],
      ],
    ),
    ['pane', 72, 128, 232, 24],
    ['strong', 82, 137, 64, 6],
    ['line', 272, 136, 22, 9],
    ['accent', 252, 158, 52, 14],
  ],
  form: [
    ...grid(
      [72],
      [44, 80, 116],
      [
        ['line', 0, 0, 50, 5],
        ['pane', 0, 10, 150, 18],
        ['strong', 8, 16, 64, 6],
      ],
    ),
    ['accent', 72, 154, 56, 16],
    ['pane', 236, 44, 68, 68],
    ['line', 252, 62, 36, 32],
  ],
};
