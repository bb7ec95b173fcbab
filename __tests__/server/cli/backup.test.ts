import { describeBackups } from './backupContract';
import { describeRestoring } from './restoreContract';

describeBackups('SQLite');
describeRestoring('SQLite');
