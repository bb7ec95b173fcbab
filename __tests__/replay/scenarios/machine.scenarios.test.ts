import { machineRunner } from '../../../src/replay/machine/machineRunner';
import { SHIPPED, testScenariosHere } from '../support/shippedScenarios';

testScenariosHere(SHIPPED, machineRunner());
