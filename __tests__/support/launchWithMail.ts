import { launchServer } from '../../src/tools/launchServer';
import { startMailServer } from '../server/support/mailServer';

/**
 * Starts the built site with a mail server, whose mails a test reads.
 * @param env more of the site's settings
 */
export async function launchWithMail(env: NodeJS.ProcessEnv = {}) {
  const mailServer = await startMailServer();
  const server = await launchServer('dist', { SMTP_URL: mailServer.url, ...env });
  const stop = async (): Promise<void> => {
    await server.stop();
    await mailServer.close();
  };
  return { ...server, mailServer, stop };
}
