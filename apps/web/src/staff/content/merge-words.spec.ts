import { describe, expect, it } from '@jest/globals';
import { mergeWords } from './merge-words.ts';
import { changesBetween, labelAt, withValueAt } from './words-at.ts';

const base = { title: 'Verkaufen', steps: [{ title: 'Eins' }, { title: 'Zwei' }] };

describe('words of two colleagues', () => {
  it('changes of two colleagues at different places are both in the merged words', () => {
    const own = withValueAt(base, 'steps.0.title', 'Meins');
    const theirs = withValueAt(base, 'title', 'Ihres');
    expect(mergeWords(base, own, theirs)).toEqual({
      words: { title: 'Ihres', steps: [{ title: 'Meins' }, { title: 'Zwei' }] },
      conflicts: [],
    });
  });

  it('a place that both colleagues changed keeps the own words and reports those of the colleague', () => {
    const own = withValueAt(base, 'title', 'Meins');
    const theirs = withValueAt(base, 'title', 'Ihres');
    expect(mergeWords(base, own, theirs)).toEqual({
      words: own,
      conflicts: [{ path: 'title', theirs: 'Ihres' }],
    });
  });

  it('the same change by both colleagues is no conflict', () => {
    const own = withValueAt(base, 'title', 'Gleich');
    expect(mergeWords(base, own, own)).toEqual({ words: own, conflicts: [] });
  });

  it('a list that a colleague extended conflicts with an entry that was changed in it', () => {
    const own = withValueAt(base, 'steps.1.title', 'Meins');
    const theirs = { ...base, steps: [...base.steps, { title: 'Drei' }] };
    expect(mergeWords(base, own, theirs)).toEqual({
      words: own,
      conflicts: [{ path: 'steps', theirs: theirs.steps }],
    });
  });
});

describe('places in the words of a section', () => {
  it('changes name the places that differ', () => {
    const after = withValueAt(base, 'steps.1.title', 'Anders');
    expect(changesBetween(base, after)).toEqual([{ path: 'steps.1.title', before: 'Zwei', after: 'Anders' }]);
  });

  it('a place is named by the labels of its fields', () => {
    const title = { kind: 'line', label: 'Überschrift', max: 60 } as const;
    const of = { kind: 'group', label: 'Schritt', fields: { title } } as const;
    const steps = { kind: 'list', label: 'Schritte', entry: 'Schritt', min: 0, max: 9, of } as const;
    expect(labelAt({ steps }, 'steps.2.title')).toBe('Schritte, Schritt 3, Überschrift');
  });
});
