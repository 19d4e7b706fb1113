import { describe, expect, it } from '@jest/globals';
import { type Rendition, renditions } from './renditions.ts';

const size = ({ width, height }: Rendition) => `${width}x${height}`;
const widths = (srcset: readonly Rendition[]) => srcset.map(({ width }) => width);

/* visitor-area §9, Image presets. */
describe('image presets', () => {
  it('are 600x384 on cards, 1400x831 on the detail page, 120x71 as thumbnails', () => {
    expect(size(renditions.card)).toBe('600x384');
    expect(size(renditions.detail)).toBe('1400x831');
    expect(size(renditions.thumbnail)).toBe('120x71');
  });

  it('have srcset widths 400, 600, 800 on cards and 800, 1200, 1600 on the detail page', () => {
    expect(widths(renditions.cardSrcset)).toEqual([400, 600, 800]);
    expect(widths(renditions.detailSrcset)).toEqual([800, 1200, 1600]);
  });
});
