import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../api/problem.ts';
import { failureText } from './failure-text.ts';

const refused = (status: number, code: ApiError['code']) =>
  new ApiError({ status, code, message: 'Zu viele Anfragen.' });

describe('text of a valuation that was not saved', () => {
  it.each<[string, unknown, string]>([
    [
      'refused input',
      refused(400, 'invalid-input'),
      'Bitte füllen Sie alle erforderlichen Felder aus und versuchen Sie es erneut.',
    ],
    [
      'no network',
      refused(0, 'unreachable'),
      'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    ],
    [
      'a failing server',
      refused(500, 'internal'),
      'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.',
    ],
    ['any other error', new Error('x'), 'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.'],
    ['what is no error', 'x', 'Es gab einen Fehler beim Speichern Ihrer Daten.'],
    ['too many requests, in words of the server', refused(429, 'too-many-requests'), 'Zu viele Anfragen.'],
  ])('%s', (_, failure, text) => {
    expect(failureText(failure)).toBe(text);
  });
});
