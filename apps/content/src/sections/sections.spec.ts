import { allSections } from '@estate/content/sections/all-sections';
import { expect, it } from '@jest/globals';
import { KnownSection } from './sections.ts';

it.each(allSections.map((description) => [description.title, new KnownSection(description)] as const))(
  'the shipped words of %s can be saved and published as they are',
  (_title, section) => {
    expect(section.parse(section.shipped)).toEqual(section.shipped);
    expect(section.findings(section.shipped).faults).toEqual([]);
  },
);
