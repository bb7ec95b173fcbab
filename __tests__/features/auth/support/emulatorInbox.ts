import { until } from '../../../server/support/until';

/** Host and port of the provider's emulator, which Jest's set-up starts. */
const host = (): string => process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';

/** Waits until the emulator answers. It starts in about ten seconds, during which other tests run. */
export const waitForEmulator = (): Promise<void> =>
  until(() =>
    fetch(`http://${host()}/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

async function read<T>(what: string): Promise<T> {
  const answer = await fetch(`http://${host()}/emulator/v1/projects/demo-clinic/${what}`);
  return (await answer.json()) as T;
}

/** Returns the last code sent to a phone. */
export async function codeSentTo(phone: string): Promise<string> {
  const { verificationCodes } = await read<{
    verificationCodes: { phoneNumber: string; code: string }[];
  }>('verificationCodes');
  const sent = verificationCodes.filter(({ phoneNumber }) => phoneNumber === phone).at(-1);
  if (sent === undefined) throw new Error(`No code was sent to ${phone}.`);
  return sent.code;
}

/** Follows the link in the reset mail and sets a new password. */
export async function followResetLink(email: string, newPassword: string): Promise<void> {
  const { oobCodes } = await read<{ oobCodes: { email: string; requestType: string; oobLink: string }[] }>(
    'oobCodes',
  );
  const sent = oobCodes
    .filter((mail) => mail.email === email && mail.requestType === 'PASSWORD_RESET')
    .at(-1);
  if (sent === undefined) throw new Error(`No mail was sent to ${email}.`);
  const link = new URL(sent.oobLink);
  link.searchParams.set('newPassword', newPassword);
  const answer = await fetch(link);
  if (!answer.ok) throw new Error(`The link in the mail answers ${answer.status}.`);
}
