import { describe, expect, it } from '@jest/globals';
import { findFaults } from './find-faults.ts';
import { libraryOf, readTree } from './library.ts';

const tree = readTree();
const specification = ['visitor', 'staff'].map((area) => `docs/specification/${area}-area.md`);

describe('the repository', () => {
  it('cites only documents, headings and rules that it has', () => {
    expect(tree.files.length).toBeGreaterThan(900);
    // This file cites what is not there, to show that it would be found.
    const files = tree.files.filter(({ path }) => !path.endsWith('citations.spec.ts'));
    expect(findFaults(tree.library, files)).toEqual([]);
  });

  it.each(specification)('%s has each rule once, in the section of its number', (path) => {
    const rules = tree.library.documents.get(path)?.rules ?? [];
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter(({ id, section }) => !id.includes(`-${section}.`))).toEqual([]);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});

describe('a citation', () => {
  const documents = [
    {
      path: 'docs/architecture.md',
      source: '# Architecture\n\n## Jobs\n\n## The embedded default\n\n```\n## Code\n```\n',
    },
    {
      path: 'docs/specification/visitor-area.md',
      source: '# Visitor\n\n## 2 Screens\n\n### Home\n\n- **V-2.1** Text.\n\n## 8 Errors\n',
    },
    { path: 'docs/decisions/0007-first.md', source: '# 7. First\n' },
  ];
  const library = libraryOf(['docs', 'docs/decisions', ...documents.map(({ path }) => path)], documents);
  const faults = (source: string, path = 'apps/a.ts') => findFaults(library, [{ path, source }]);

  it.each([
    '/** Says why (architecture.md). */',
    '// architecture.md, Jobs: no colon.',
    '/*\n * (architecture.md,\n * Jobs)\n */',
    '// order: architecture.md, "The embedded default"',
    '// visitor-area §8',
    '// visitor-area §2, Home, and §8: why.',
    '// visitor-area §2.1',
    '// visitor-area §8, Errors.',
    '// `docs/architecture.md`, Jobs',
    '// decision 7',
    '// docs/architecture.md.',
    '// § 34c GewO, the law and 3 issues',
  ])('that holds: %s', (source) => {
    expect(faults(source)).toEqual([]);
  });

  it.each([
    ['// design.md', 'there is no document design.md'],
    ['// architecture.md, Tried)', 'architecture.md has no heading "Tried"'],
    ['// architecture.md, Jobsharing', 'architecture.md has no heading "Jobsharing"'],
    ['// architecture.md, Code', 'architecture.md has no heading "Code"'],
    ['// architecture.md 1.3', 'architecture.md has no heading "1.3"'],
    ['/* visitor-area\n * §9 */', 'visitor-area has no section 9'],
    ['// visitor-area §8 and §3', 'visitor-area has no section 3'],
    ['// visitor-area §2, Listing', 'visitor-area §2 has no heading "Listing"'],
    ['// visitor-area §2.7', 'visitor-area has no rule 2.7'],
    ['// staff-area §2', 'there is no document docs/specification/staff-area.md'],
    ['// decisions 7 and 8', 'there is no decision 8'],
    ['// docs/law', 'there is no docs/law'],
    ['// docs/decisions/law.md', 'there is no document docs/decisions/law.md'],
    ['// issue 4, part 8', 'issue 4 is not in the repository'],
  ])('that does not: %s', (source, fault) => {
    expect(faults(source)).toEqual([`apps/a.ts: ${fault}`]);
  });

  it.each([
    ['[jobs](architecture.md#jobs), [home](specification/visitor-area.md#home), V-2.1, `[a](b)`', []],
    ['[jobs](architecture.md#work)', ['docs/a.md: docs/architecture.md has no anchor #work']],
    ['[law](rights.txt)', ['docs/a.md: there is no docs/rights.txt']],
    ['V-2.2', ['docs/a.md: there is no rule V-2.2']],
  ])('in Markdown: %s', (source, found) => {
    expect(faults(source, 'docs/a.md')).toEqual(found);
  });
});
