import { reactIsland } from '../site/react-island.tsx';
import { Calendar } from './calendar.tsx';

export default reactIsland(Calendar);
