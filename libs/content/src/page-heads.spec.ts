import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { agency } from './agency.ts';
import { pageHeads, titleSuffix } from './page-heads.ts';
import { pageKeywords } from './page-keywords.ts';

const Head = z.strictObject({
  title: z.string().max(70).endsWith(titleSuffix),
  description: z.string().min(40).max(155),
  robots: z.enum(['index, follow', 'noindex, follow', 'noindex, nofollow']),
});

const heads = Object.entries(pageHeads);

describe('page heads', () => {
  it.each(heads)(
    'of %s has a title with the agency, a description of at most 155 characters and robots',
    (_, head) => {
      Head.parse(head);
    },
  );

  it('have keywords wherever search engines may come', () => {
    const open = heads.filter(([, head]) => head.robots === 'index, follow').map(([route]) => route);
    expect(Object.keys(pageKeywords)).toEqual(expect.arrayContaining(open));
    z.array(z.array(z.string().min(3)).min(1).max(8)).parse(Object.values(pageKeywords));
  });

  it('repeat no title and no description', () => {
    expect(new Set(heads.map(([, head]) => head.title)).size).toBe(heads.length);
    expect(new Set(heads.map(([, head]) => head.description)).size).toBe(heads.length);
  });

  it('name the agency as it is called', () => {
    expect(titleSuffix).toBe(` | ${agency.name}`);
  });

  it('keep the staff area, legal pages and dead ends out of search engines', () => {
    const hidden = heads.filter(([, head]) => head.robots !== 'index, follow').map(([route]) => route);
    expect(hidden).toEqual([
      '/merkliste',
      '/danke',
      '/impressum',
      '/datenschutz',
      '/agb',
      '/barrierefreiheit',
      '/admin',
      '/admin/einladung',
      'propertyGone',
      'notFound',
      'tooManyRequests',
      'unavailable',
    ]);
  });
});
