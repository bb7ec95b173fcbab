/** Returns the domain of an e-mail address in ASCII, as mail headers need it; as it is if it cannot exist. */
export function asciiDomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const address = `https://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

/** Returns the `mailto:` address of an e-mail address, which holds ASCII only. */
export const mailtoAddress = (email: string): string =>
  `mailto:${encodeURI(email.slice(0, email.lastIndexOf('@')))}@${asciiDomain(email)}`;
