import { expect, it } from '@jest/globals';
import { answerDay, timesToChoose, viewingTimes } from './office-days.ts';

it.each([
  ['a morning', '2026-11-25T09:00:00+01:00', 'Donnerstag, 26. November'],
  ['the last minute', '2026-11-25T17:59:00+01:00', 'Donnerstag, 26. November'],
  ['closing time', '2026-11-25T18:00:00+01:00', 'Freitag, 27. November'],
  ['a Friday', '2026-11-27T12:00:00+01:00', 'Samstag, 28. November'],
  ['a Saturday', '2026-11-28T12:00:00+01:00', 'Montag, 30. November'],
  ['a Saturday night', '2026-11-28T20:00:00+01:00', 'Dienstag, 1. Dezember'],
  ['a Sunday', '2026-11-29T12:00:00+01:00', 'Dienstag, 1. Dezember'],
  ['shortly after midnight in Hamburg', '2026-11-29T23:30:00Z', 'Dienstag, 1. Dezember'],
  ['the day before Christmas', '2026-12-24T12:00:00+01:00', 'Montag, 28. Dezember'],
  ['Maundy Thursday', '2027-03-25T12:00:00+01:00', 'Samstag, 27. März'],
  ['Holy Saturday', '2027-03-27T12:00:00+01:00', 'Dienstag, 30. März'],
  ['Whit Saturday', '2027-05-15T12:00:00+02:00', 'Dienstag, 18. Mai'],
  ['the eve of Ascension Day', '2026-05-13T12:00:00+02:00', 'Freitag, 15. Mai'],
])('%s is answered by the next day with office hours', (_when, at, day) => {
  expect(answerDay(new Date(at), 1)).toBe(day);
});

it('two days later no Sunday counts', () => {
  expect(answerDay(new Date('2026-11-27T12:00:00+01:00'), 2)).toBe('Montag, 30. November');
});

it('viewings can be wished for on the next six days with office hours [V-3.51]', () => {
  const days = viewingTimes(new Date('2026-12-23T23:30:00Z')).filter((time) => time.endsWith('-am'));
  expect(days).toEqual(
    ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-02', '2027-01-04'].map(
      (date) => `${date}-am`,
    ),
  );
});

it('times that are over can be taken back, and any other text is no time', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const times = timesToChoose(['2026-11-20-pm', '<b>', '2026-11-27-am'], now);
  expect(times).toEqual(['2026-11-20-pm', ...viewingTimes(now)]);
});
