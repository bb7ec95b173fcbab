import { domRunner } from '../../../src/replay/page/domRunner';
import { openDom } from '../../../src/replay/page/openDom';
import { SHIPPED, testScenariosHere } from './shippedScenarios';

/** Files over which the scenarios are spread, so that several workers play them. */
const PARTS = 3;

/**
 * Declares the tests of one part of the scenarios in the rendered page.
 * @param part from 1
 */
export function testInPage(part: number): void {
  beforeAll(openDom);
  // Jest keeps 100 frames of every error, and React creates one for each element that it renders.
  Error.stackTraceLimit = 10;
  testScenariosHere(
    SHIPPED.filter((_, index) => index % PARTS === part - 1),
    domRunner,
  );
}
