/** @jest-environment jest-fixed-jsdom */
import { testInPage } from '../support/testInPage';

testInPage(3);
