import { describe, expect, it } from '@jest/globals';
import { pageHeads, titleSuffix } from './page-heads.ts';
import { fixedPageMeta, isFixedPath } from './page-meta.ts';
import { isPreviewPath, previewHead, staffPageHead, staffPages, type StaffPath } from './staff-pages.ts';

const paths = Object.keys(staffPages) as StaffPath[];

describe('pages of staff', () => {
  it('have a title and a text of their own, and are kept out of search engines', () => {
    const heads = [pageHeads['/admin'], ...paths.map(staffPageHead), previewHead];
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    for (const { title, description, robots } of heads) {
      expect(title.endsWith(titleSuffix) && title.length <= 70).toBe(true);
      expect(description).toMatch(/^.{30,155}$/);
      expect(robots).toBe('noindex, nofollow');
    }
  });

  it.each(paths)('%s is a page with a fixed head', (path) => {
    expect(isFixedPath(path)).toBe(true);
    expect(fixedPageMeta(path)).toMatchObject({ head: staffPageHead(path), canonicalPath: path });
  });

  it.each(['/admin/', '/admin/gibt-es-nicht', '/admin/constructor'])('%s is none', (path) => {
    expect(isFixedPath(path)).toBe(false);
  });

  it.each([
    ['/admin/immobilien/42/vorschau', true],
    ['/admin/immobilien/042/vorschau', false],
    ['/admin/immobilien/42/vorschau/', false],
    ['/admin/immobilien/42', false],
  ])('%s is a preview: %s', (path, isPreview) => {
    expect(isPreviewPath(path)).toBe(isPreview);
  });
});
