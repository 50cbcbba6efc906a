import { useState } from 'react';
import { reactIsland } from '../src/site/react-island.tsx';

/** Counts clicks and throws at the third; if it starts at three, throws at once. */
function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  if (count > 2) throw new Error('Deliberate');
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

export default reactIsland(Counter);
