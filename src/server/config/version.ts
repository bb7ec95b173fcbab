/** Version of the running program. */
export { version as VERSION } from '../../../package.json';
