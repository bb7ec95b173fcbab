import type { Scenario } from './scenario';

const SCHEMA = '../../scenario.schema.json';

/** JSON as a scenario's file has it: the one form that the tools write. */
export const fileText = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** A new scenario as the text of its file. */
export const printScenario = (scenario: Scenario): string => fileText({ $schema: SCHEMA, ...scenario });
