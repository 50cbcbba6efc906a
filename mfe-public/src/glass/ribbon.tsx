import styles from './ribbon.module.css';

const COLOURS = ['#2340a6', '#65309b', '#a81a4b', '#f7b733', '#0b6b54', '#0b6880', '#f2789f', '#4d64d8'];
/** Positions of the joints, in percent of the width. */
const JOINTS = [0, 6, 10, 17, 22, 26, 34, 39, 45, 49, 56, 60, 67, 72, 78, 81, 88, 94, 100];

/** Defines the panes of the ribbon, once for each page: one path for each colour. */
export function RibbonPanes() {
  return (
    <symbol id="ribbon" viewBox="0 0 100 4" preserveAspectRatio="none">
      {COLOURS.map((colour) => (
        <path
          key={colour}
          fill={colour}
          d={PANES.filter((pane) => pane.colour === colour)
            .map(outlineOf)
            .join('')}
        />
      ))}
    </symbol>
  );
}

const PANES = JOINTS.slice(1).map((right, index) => ({
  colour: COLOURS[(index * 3) % COLOURS.length],
  left: JOINTS[index] ?? 0,
  right,
}));

function outlineOf({ left, right }: { left: number; right: number }): string {
  const [from, to] = [lean(JOINTS.indexOf(left)), lean(JOINTS.indexOf(right))];
  return `M${left + from} 0H${right + to}L${right - to} 4H${left - from}Z`;
}

export function Ribbon() {
  return (
    <svg className={styles.ribbon} aria-hidden="true">
      <use href="#ribbon" />
    </svg>
  );
}

function lean(joint: number): number {
  return joint === 0 || joint === JOINTS.length - 1 ? 0 : ((joint % 3) - 1) * 0.22;
}
