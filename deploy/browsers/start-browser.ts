import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { type Supervisor } from '../local/process/supervisor.ts';
import { freePort } from '../local/process/ports.ts';
import { findCommand } from '../local/stores/first-that-works.ts';

const phone = { width: 390, height: 844 };

export interface Browser {
  name: string;
  /** The programs that have to be on the PATH, each with its other names. */
  programs: string[][];
  /** The command that installs these programs. */
  install: string;
  start: (supervisor: Supervisor, proxy: string) => Promise<WebDriver>;
}

/** The browsers beside Chromium, in the order of the check. */
export const browsers: readonly Browser[] = [
  {
    name: 'WebKit',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    install: 'apt-get install webkit2gtk-driver xvfb',
    start: startWebKit,
  },
  {
    name: 'Firefox',
    programs: [['geckodriver'], ['firefox', 'firefox-esr'], ['Xvfb']],
    install: 'apt-get install firefox-esr xvfb, and geckodriver by cargo install geckodriver',
    start: startFirefox,
  },
];

/** The programs of a browser that this machine does not have. */
export const missingPrograms = ({ programs }: Browser): string[] =>
  programs.filter((names) => !findCommand(names, process.env['PATH'])).map(([name = '']) => name);

async function startWebKit(supervisor: Supervisor, proxy: string): Promise<WebDriver> {
  const gtk = supervisor.folder('webkit/gtk-3.0');
  // The buttons of MiniBrowser's toolbar would keep its window wider than a phone.
  const narrow = '* { min-width: 0; padding: 0; font-size: 2px } image { -gtk-icon-source: none }';
  writeFileSync(join(gtk, 'gtk.css'), narrow);
  // The driver clicks before a smooth scroll has ended, so the page is asked for reduced motion.
  writeFileSync(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const settings = { XDG_CONFIG_HOME: supervisor.folder('webkit') };
  const server = await startDriver(supervisor, 'WebKitWebDriver', [], settings);
  const driver = await openBrowser(server, proxy, { browserName: 'MiniBrowser' });
  await driver.manage().window().setRect(phone);
  return driver;
}

async function startFirefox(supervisor: Supervisor, proxy: string): Promise<WebDriver> {
  const server = await startDriver(supervisor, 'geckodriver', ['--websocket-port=0'], {});
  const prefs = {
    'intl.accept_languages': 'de-DE',
    'ui.prefersReducedMotion': 1,
    // By default Firefox asks a proxy for other hosts only.
    'network.proxy.allow_hijacking_localhost': true,
  };
  const driver = await openBrowser(server, proxy, {
    browserName: 'firefox',
    webSocketUrl: true,
    'moz:firefoxOptions': { prefs },
  });
  // Firefox's window cannot be as narrow as a phone, but its viewport can.
  const bidi = await driver.getBidi();
  const context = await driver.getWindowHandle();
  await bidi.send({ method: 'browsingContext.setViewport', params: { context, viewport: phone } });
  return driver;
}

const openBrowser = (server: string, proxy: string, capabilities: object): Promise<WebDriver> =>
  new Builder()
    .usingServer(server)
    .withCapabilities({ ...capabilities, proxy: { proxyType: 'manual', httpProxy: proxy } })
    .build();

/** Starts a WebDriver server with a display for its browser, and returns its address. */
async function startDriver(supervisor: Supervisor, name: string, args: string[], env: NodeJS.ProcessEnv) {
  const display = await freePort();
  await supervisor.start(display, {
    name: `display-of-${name}`,
    command: 'Xvfb',
    args: [`:${display}`, '-screen', '0', '1280x1024x24'],
    isReady: () => Promise.resolve(existsSync(`/tmp/.X11-unix/X${display}`)),
  });
  const port = await freePort();
  await supervisor.start(port, {
    name,
    command: name,
    args: [`--port=${port}`, ...args],
    env: { ...supervisor.env, ...env, DISPLAY: `:${display}`, TZ: 'Europe/Berlin' },
  });
  return `http://127.0.0.1:${port}`;
}
