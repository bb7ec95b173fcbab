import { createTransport, type SendMailOptions } from 'nodemailer';

/** Milliseconds. */
const TIMES = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** A mail may take this many ms in all; the lease of its row is longer. */
const SEND_LIMIT_MS = 120_000;

const CONNECTIONS = 3;

/** What hands mail to a mail server. */
export interface MailSender {
  /** Resolves once the server has taken the mail. Rejects with what `mailFailure` sorts. */
  send(mail: SendMailOptions): Promise<void>;
  /** True when the server lets us in at this moment. */
  isReachable(): Promise<boolean>;
  /** Ends every connection; what is under way rejects. */
  close(): void;
}

/** @param smtpUrl `smtp://` or `smtps://`, with user and password where the server wants them */
export function smtpSender(smtpUrl: string): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMES,
  });
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(SEND_LIMIT_MS);
      await transport.sendMail({ ...mail, signal });
    },
    isReachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => {
      transport.close({ force: true });
    },
  };
}
