import { join } from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeOffers } from './offersContract';
import { describePlaces } from './placesContract';
import { describeWaiting } from './waitingContract';

const prepare = async () => {
  const folder = await temporaryFolder();
  return { url: `file:${join(folder.path, 'clinic.sqlite')}`, remove: folder.remove };
};

describeWaiting('SQLite', prepare);
describeOffers('SQLite', prepare);
describePlaces('SQLite', prepare);
