import { closures, vacations } from './daysOff';
import { doctors } from './doctors';
import type { Entity } from './entity';
import { prices } from './prices';
import { services } from './services';
import { slots } from './slots';

/** Every entity that staff edit, each after the entities that it refers to. */
export const ENTITIES: readonly Entity[] = [services, doctors, prices, slots, vacations, closures];
