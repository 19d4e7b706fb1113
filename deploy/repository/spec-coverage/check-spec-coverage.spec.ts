import { describe, expect, it } from '@jest/globals';
import { findMissing, leftOver, readCoverage } from './check-spec-coverage.mjs';

const head = '| Id | Words | File | Test |\n| --- | --- | --- | --- |\n';
const row = (id: string, tests: string) => `| ${id} | 'words' | \`a.ts\` | ${tests} |`;
const tests = [
  { title: 'form › asks for Name', passed: true },
  { title: 'form › asks for E-Mail', passed: true },
  { title: 'form › sends', passed: true },
  { title: 'list › is empty', passed: false },
];
const isFile = (file: string) => file === 'a.ts';
const missing = (titles: string[], file = 'a.ts') =>
  findMissing([{ id: 'V-1.1', words: 'words', file, titles }], tests, isFile);

describe('reading the table', () => {
  it('finds every row with its titles, escaped bars and quoted cells included', () => {
    const { covered, open, faults } = readCoverage(
      `${head}${row('V-1.1', '`a › b`<br>`c \\| d`')}\n\n## Open\n\n| S-2.3a | 'more' | not built |\n`,
    );
    expect(covered).toEqual([{ id: 'V-1.1', words: "'words'", file: 'a.ts', titles: ['a › b', 'c | d'] }]);
    expect(open).toEqual(['S-2.3a']);
    expect(faults).toEqual([]);
  });

  it.each([
    ['a row without a test', row('V-1.1', ' '), /^not to be read/],
    ['an empty title among others', row('V-1.1', '`a`<br>'), /^not to be read/],
    ['an id of another kind', row('V-x', '`a`'), /^not to be read/],
    ['a row that does not end', `${row('V-1.1', '`a`')} and more`, /^not to be read/],
    ['an id used twice', `${row('V-1.1', '`a`')}\n| V-1.1 | 'words' | open |`, /^V-1\.1 stands there twice/],
    ['a column too many', row('V-1.1', '`a` | `b`'), /^V-1\.1 has 5 columns/],
  ])('names %s', (_what, rows, fault) => {
    expect(readCoverage(head + row('V-9.9', '`a`') + '\n' + rows).faults).toEqual([
      expect.stringMatching(fault),
    ]);
  });

  it('takes an empty table for a fault', () => {
    expect(readCoverage(head).faults).toEqual(['no row found']);
  });
});

describe('tests that a row names', () => {
  it('are there and passed', () => {
    expect(missing(['form › sends', 'form › asks for …'])).toEqual([]);
  });

  it('did not run, be it that the title is only a part or an ending of one', () => {
    for (const title of ['form › asks', 'sends', 'form › sends twice', 'nothing …'])
      expect(missing([title])).toEqual([`V-1.1: no test ran with the title "${title}"`]);
  });

  it('did not pass, be it one of those that a beginning stands for', () => {
    const failed = ['V-1.1: the test "list › is empty" did not pass'];
    expect(missing(['list › is empty'])).toEqual(failed);
    expect(missing(['list › …'])).toEqual(failed);
    const both = [...tests, { title: 'form › sends', passed: false }];
    expect(
      findMissing([{ id: 'V-1.1', words: '', file: 'a.ts', titles: ['form › sends'] }], both, isFile),
    ).toEqual(['V-1.1: the test "form › sends" did not pass']);
  });

  it('stand beside a file that exists', () => {
    expect(missing(['form › sends'], 'b.ts')).toEqual(['V-1.1: there is no file b.ts']);
  });
});

it('takes a journey that was left out for passed, and one that failed not', () => {
  const ran = [
    { title: 'funnel › thanks', passed: false },
    { title: 'list › filters', passed: true },
  ];
  expect(leftOver(ran, ['funnel › thanks', 'list › filters', 'maps › fail'])).toEqual([
    { title: 'maps › fail', passed: true },
  ]);
  expect(
    leftOver(
      ran,
      ran.map(({ title }) => title),
    ),
  ).toEqual([]);
});
