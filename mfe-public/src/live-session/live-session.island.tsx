import { reactIsland } from '../site/react-island.tsx';
import { SessionDates } from './session-dates.tsx';

export default reactIsland(SessionDates);
