import { afterEach, describe, expect, it } from '@jest/globals';
import { callback } from '@estate/domain/forms/callback';
import { valuation } from '@estate/domain/forms/valuation';
import { viewing } from '@estate/domain/forms/viewing';
import { isShownOn } from './notice-days.ts';
import {
  answerDay,
  closingMoment,
  firstOfficeDate,
  isOfficeTime,
  timesToChoose,
  viewingTimes,
} from './office-days.ts';
import { agency } from './sections/agency.ts';
import { readPublishedWords } from './texts.ts';

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
])('a request of %s is answered by the next day with office hours', (_when, at, day) => {
  expect(answerDay(viewing, new Date(at))).toBe(day);
});

it('two office days later no Sunday counts', () => {
  expect(answerDay(valuation, new Date('2026-11-27T12:00:00+01:00'))).toBe('Montag, 30. November');
});

it.each([
  ['a Friday', '2026-11-27T12:00:00+01:00', 'evening', 'Montag, 30. November'],
  ['a Friday', '2026-11-27T12:00:00+01:00', 'afternoon', 'Samstag, 28. November'],
  ['a Friday', '2026-11-27T12:00:00+01:00', 'morning', 'Samstag, 28. November'],
  ['a Friday', '2026-11-27T12:00:00+01:00', undefined, 'Montag, 30. November'],
  ['a Thursday', '2026-11-26T17:30:00+01:00', 'evening', 'Freitag, 27. November'],
  ['a Thursday night', '2026-11-26T20:15:00+01:00', 'evening', 'Montag, 30. November'],
])(
  'of %s (%s) a call back (%s) is promised for a time with office hours [V-3.50]',
  (_when, at, time, day) => {
    expect(answerDay(callback, new Date(at), { time })).toBe(day);
  },
);

it('viewings can be wished for on the six days with office hours after the promised answer [V-3.51]', () => {
  const days = viewingTimes(viewing, new Date('2026-12-23T23:30:00Z')).filter((time) => time.endsWith('-am'));
  expect(days).toEqual(
    ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-02', '2027-01-04', '2027-01-05'].map(
      (date) => `${date}-am`,
    ),
  );
});

it('times that are over can be taken back, and any other text is no time', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const times = timesToChoose(viewing, ['2026-11-20-pm', '<b>', '2026-11-28-am'], now);
  expect(times).toEqual(['2026-11-20-pm', ...viewingTimes(viewing, now)]);
});

it.each([
  ['2026-11-27', '10:00', true],
  ['2026-11-27', '09:59', false],
  ['2026-11-27', '18:00', false],
  ['2026-11-28', '15:30', true],
  ['2026-11-28', '16:00', false],
  ['2026-11-29', '12:00', false],
  ['2026-12-25', '12:00', false],
])('on %s at %s the office is open: %s', (date, time, isOpen) => {
  expect(isOfficeTime(date, time)).toBe(isOpen);
});

describe('closed days of the office', () => {
  const close = (from: string, to: string) =>
    readPublishedWords(() => ({ office: { closedDays: [{ from, to, label: 'Betriebsferien' }] } }));
  afterEach(() => readPublishedWords(() => ({})));

  it('a closed week over Christmas moves answers, call backs, viewings and the first office day of a month', () => {
    close('2026-12-24', '2027-01-03');
    const at = new Date('2026-12-23T19:00:00+01:00');
    expect(answerDay(viewing, at)).toBe('Dienstag, 5. Januar');
    expect(answerDay(callback, at, { time: 'evening' })).toBe('Dienstag, 5. Januar');
    expect(viewingTimes(viewing, at)[0]).toMatch(/^2027-01-06/);
    expect(firstOfficeDate('2027-01')).toBe('2027-01-04');
    expect(isOfficeTime('2026-12-30', '11:00')).toBe(false);
    expect(isOfficeTime('2027-01-04', '11:00')).toBe(true);
  });

  it('a range of the last century and a reversed one close nothing', () => {
    for (const [from, to] of [
      ['1926-01-01', '1926-12-31'],
      ['2027-01-03', '2026-12-24'],
    ] as const) {
      close(from, to);
      expect(isOfficeTime('2026-12-30', '11:00')).toBe(true);
    }
  });

  it('an office that is closed for years still promises the next day', () => {
    close('2026-01-01', '2099-12-31');
    const at = new Date('2026-11-25T09:00:00+01:00');
    const started = performance.now();
    expect(answerDay(callback, at, { time: 'evening' })).toBe('Freitag, 27. November');
    expect(viewingTimes(viewing, at)).toHaveLength(12);
    expect(firstOfficeDate('2027-01')).toBe('2027-01-01');
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(closingMoment('2026-11-27').toISOString()).toBe('2026-11-27T17:00:00.000Z');
  });

  it('other opening hours move the answers too', () => {
    readPublishedWords(() => ({
      agency: {
        ...agency.shipped,
        openingHours: [{ from: 'Wednesday', to: 'Wednesday', opens: '09:00', closes: '12:00' }],
      },
    }));
    expect(answerDay(viewing, new Date('2026-11-25T09:00:00+01:00'))).toBe('Mittwoch, 2. Dezember');
  });
});

it.each([
  ['', '', true],
  ['2026-12-24', '2026-12-31', true],
  ['2026-12-24', '', true],
  ['2026-12-25', '2026-12-31', false],
  ['2026-12-01', '2026-12-23', false],
])('a notice from "%s" to "%s" is shown on 24 December: %s', (from, to, isShown) => {
  expect(isShownOn({ text: 'Geschlossen', from, to, link: '' }, '2026-12-24')).toBe(isShown);
  expect(isShownOn({ text: '', from, to, link: '' }, '2026-12-24')).toBe(false);
});
