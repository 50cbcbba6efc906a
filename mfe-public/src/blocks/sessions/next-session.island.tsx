import { reactIsland } from '../../site/react-island.tsx';
import { NextSession } from './next-session.tsx';

export default reactIsland(NextSession);
