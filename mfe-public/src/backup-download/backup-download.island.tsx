import { reactIsland } from '../site/react-island.tsx';
import { BackupDownload } from './backup-download.tsx';

export default reactIsland(BackupDownload);
