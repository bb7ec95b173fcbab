/** Prints, as the last line of a run, how many tests passed and failed. A file that could not start counts as failed. */
export default class TallyReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const tally = `${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed\n`;
    // Jest's own summary comes after all reporters.
    process.once('exit', () => process.stdout.write(tally));
  }
}
