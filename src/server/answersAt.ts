/** The line by which a server says that it answers; what starts one waits for it. */
export const answersAt = (address: string): string => `The site answers at ${address}`;
