import { postgresDatabase } from '../support/postgresDatabase';
import { describeIllness } from './illnessContract';

describeIllness('PostgreSQL', postgresDatabase);
