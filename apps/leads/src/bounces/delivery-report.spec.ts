import { describe, expect, it } from '@jest/globals';
import { exchangeReport, gmailReport, holidayReply, postfixReport } from '../../test/delivery-reports.ts';
import { deliveryFailureOf, isDeliveryReport } from './delivery-report.ts';

const messageId = '<search-news.3f0c.2.news@makler.example>';
const read = (report: string) => deliveryFailureOf(Buffer.from(report.replaceAll('\n', '\r\n')));
const contentTypeOf = (report: string) => /^Content-Type:.*(?:\n[ \t].*)*/m.exec(report)?.[0] ?? '';

describe('the report of a mail server', () => {
  it.each([
    [
      'Postfix',
      postfixReport,
      '5.1.1',
      '550 5.1.1 <anna@example.net>: Recipient address rejected: User unknown',
    ],
    [
      'Exchange',
      exchangeReport,
      '5.1.10',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    ],
    [
      'Gmail',
      gmailReport,
      '5.2.2',
      "552-5.2.2 The recipient's inbox is out of storage space and inactive. 552 5.2.2 https://support.google.com/mail/?p=OverQuotaPerm - gsmtp",
    ],
  ])('a report of %s names the mail that was returned, and why', async (_server, write, status, reply) => {
    const report = write({ messageId });
    expect(isDeliveryReport(contentTypeOf(report))).toBe(true);
    expect(await read(report)).toEqual({ messageId, status, reply });
  });

  it.each([
    ['a delay', { action: 'delayed', status: '4.4.1' }],
    ['a delay with the code of a failure', { action: 'delayed', status: '5.1.1' }],
    ['a failure that may pass', { action: 'failed', status: '4.2.2' }],
    ['a delivery', { action: 'delivered', status: '2.0.0' }],
    ['a delivery by somebody else', { action: 'relayed', status: '2.0.0' }],
  ])('a report of %s is no failure of the mail', async (_what, fields) => {
    for (const write of [postfixReport, exchangeReport, gmailReport])
      expect(await read(write({ messageId, ...fields }))).toBeUndefined();
  });

  it('an answer of a holiday responder is no report, whatever it says', async () => {
    const reply = holidayReply({ messageId });
    expect(isDeliveryReport(contentTypeOf(reply))).toBe(false);
    expect(await read(reply)).toBeUndefined();
  });

  it('a report without the returned headers, or one that is cut off before them, names no mail', async () => {
    const report = postfixReport({ messageId });
    expect(await read(report.replace('Message-ID: <search', 'X-Id: <search'))).toBeUndefined();
    expect(await read(report.slice(0, report.indexOf('Content-Description: Undelivered')))).toBeUndefined();
  });

  it('a report of one recipient among several that fails is a failure', async () => {
    const report = postfixReport({ messageId }).replace(
      'Final-Recipient: rfc822; anna@example.net',
      'Final-Recipient: rfc822; other@example.net\nAction: delivered\nStatus: 2.0.0\n\nFinal-Recipient: rfc822; anna@example.net',
    );
    expect(await read(report)).toMatchObject({ messageId, status: '5.1.1' });
  });

  it('a report of 256 KB of header lines or blanks is read in linear time', async () => {
    const long = `Content-Type: multipart/report; report-type=delivery-status; boundary=x\n\n--x\nContent-Type: message/delivery-status\n\n`;
    for (const filling of ['\n', ' \n', '\n ', 'a:', 'Status: 5.\n', 'Action: failed\n\n']) {
      const since = performance.now();
      expect(await read(long + filling.repeat(262_144 / filling.length))).toBeUndefined();
      expect(performance.now() - since).toBeLessThan(3_000);
    }
  });
});
