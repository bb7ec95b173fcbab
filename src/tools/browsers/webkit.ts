import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import { freePort } from '../launchServer';
import type { InstallableBrowser } from './drivenBrowser';
import { openTab, sendTo } from './webDriver';

const XVFB = '/usr/bin/Xvfb';
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const START_MS = 20_000;
const LOAD_MS = 4000;
/** The buttons beside the address would make the window wider than a phone. */
const NARROW_BAR = 'button, entry { min-width: 0; margin: 0; border: 0; padding: 0 }';
/** Safari knows the directive; WebKitGTK is built without web manifests. */
const KNOWN = "Unrecognized Content-Security-Policy directive 'manifest-src'";

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill();
  await ended;
}

/** What the console says while a page loads: a driven WebKit tells nobody. */
async function consoleOf(url: string, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const [program = ''] = globSync(BROWSER);
  const args = ['--enable-write-console-messages-to-stdout=true', url];
  const browser = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const complaints: string[] = [];
  createInterface({ input: browser.stderr }).on('line', (line) => {
    if (/CONSOLE .*(ERROR|WARN)/.test(line) && !line.includes(KNOWN)) complaints.push(line);
  });
  await sleep(LOAD_MS);
  await end(browser);
  return complaints;
}

/** Debian's WebKitGTK, which has Safari's engine, in a display that nobody sees. */
export const WEBKIT: InstallableBrowser = {
  name: 'WebKit',
  missing: () => [
    ...(existsSync(DRIVER) ? [] : ['webkit2gtk-driver']),
    ...(existsSync(XVFB) ? [] : ['xvfb']),
  ],
  launch: async () => {
    const settings = await mkdtemp(path.join(tmpdir(), 'clinic-webkit-'));
    await mkdir(path.join(settings, 'gtk-3.0'));
    await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), NARROW_BAR);
    const display = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
    const env = { ...process.env, DISPLAY: `:${number.toString().trim()}`, XDG_CONFIG_HOME: settings };
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
    const send = sendTo(`http://127.0.0.1:${port}`);
    const deadline = Date.now() + START_MS;
    while ((await send('GET', '/status').catch(() => null)) === null) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
      await sleep(50);
    }
    const heard = new Set<string>();
    return {
      name: 'WebKit',
      openTab: async (width) => {
        const tab = await openTab(send, width);
        const loading: string[] = [];
        return {
          ...tab,
          open: async (url) => {
            if (!heard.has(url)) loading.push(...(await consoleOf(url, env)));
            heard.add(url);
            await tab.open(url);
          },
          complaints: () => [...loading, ...tab.complaints()],
        };
      },
      close: async () => {
        await end(driver);
        await end(display);
        await rm(settings, { recursive: true });
      },
    };
  },
};
