/** Returns what is written to standard output, such as the server's log, while `work` runs. */
export async function outputOf(work: () => Promise<unknown>): Promise<string> {
  let output = '';
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  try {
    await work();
  } finally {
    write.mockRestore();
  }
  return output;
}
