/// <reference types="webpack/module" />
import type { Scenario } from '../scenario/scenario';

const files = import.meta.webpackContext('../scenarios', { recursive: true, regExp: /\.json$/ });

/** The repository's scenarios, each with its name, such as `booking/dublu-clic`. */
export const SHIPPED = files.keys().map((file) => ({
  name: file.replace(/^\.\/|\.json$/g, ''),
  scenario: files(file) as Scenario,
}));
