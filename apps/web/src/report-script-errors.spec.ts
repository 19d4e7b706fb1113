import { describe, expect, it, jest } from '@jest/globals';
import { reportScriptErrors } from './report-script-errors.ts';

const origin = 'https://www.makler.example';

/** Opens a fake tab on a page of the site. `sent` returns the reports that the tab has sent. */
function openTab(pathname = '/kontakt') {
  const sendBeacon = jest.fn<(path: string, body: Blob) => boolean>(() => true);
  const tab = Object.assign(new EventTarget(), { location: { origin, pathname }, navigator: { sendBeacon } });
  const report = reportScriptErrors(tab, `${origin}/assets/index-B1.js?v=1`);
  const fail = (filename: string) => tab.dispatchEvent(new ErrorEvent('error', { filename }));
  const sent = () =>
    Promise.all(
      sendBeacon.mock.calls.map(async ([path, body]) => [
        path,
        body.type,
        JSON.parse(await body.text()) as unknown,
      ]),
    );
  return { tab, report, fail, sent };
}

describe('a failure of a script', () => {
  it('is reported with the page and the release alone', async () => {
    const { fail, sent } = openTab();
    fail(`${origin}/assets/index-B1.js`);
    expect(await sent()).toEqual([
      ['/api/script-errors', 'application/json', { path: '/kontakt', script: '/assets/index-B1.js' }],
    ]);
  });

  it('is reported as well if a promise is rejected or a boundary caught it', async () => {
    const { tab, report, sent } = openTab();
    tab.dispatchEvent(new Event('unhandledrejection'));
    report();
    expect(await sent()).toHaveLength(2);
  });

  it('is not reported if the script is an extension’s', async () => {
    const { fail, sent } = openTab();
    fail('chrome-extension://abc/content.js');
    fail('');
    expect(await sent()).toEqual([]);
  });

  it('is reported five times at most, and its path is cut', async () => {
    const { report, sent } = openTab(`/${'x'.repeat(600)}`);
    for (let times = 0; times < 9; times += 1) report();
    const reports = await sent();
    expect(reports).toHaveLength(5);
    expect(reports[0]?.[2]).toMatchObject({ path: expect.stringMatching(/^\/x{499}$/) as unknown });
  });
});
