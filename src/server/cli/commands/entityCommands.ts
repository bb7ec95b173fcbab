import { closures, vacations } from '../../staff/daysOff';
import { doctors } from '../../staff/doctors';
import { prices } from '../../staff/prices';
import { services } from '../../staff/services';
import { slots } from '../../staff/slots';
import { importOf } from '../facts/commands';
import { readPricesFile } from '../facts/readPricesFile';
import type { Tree } from '../framework/command';
import { entityGroup } from '../framework/entityGroup';
import { blocks } from './blocks';
import { addHolidays } from './addHolidays';
import { profile } from './profile';
import { addSlots, weeksText } from './slots';

export const entityCommands: Tree = {
  services: entityGroup(services),
  doctors: entityGroup(doctors),
  slots: entityGroup(slots, { add: addSlots, ...blocks }, weeksText),
  vacations: entityGroup(vacations),
  closures: entityGroup(closures, { 'add-holidays': addHolidays }),
  prices: entityGroup(prices, {
    import: importOf('face prețurile cum sunt în tabelul CSV, pe toate sau niciunul', readPricesFile),
  }),
  profile,
};
