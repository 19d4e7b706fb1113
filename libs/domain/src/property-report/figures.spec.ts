import { describe, expect, it } from '@jest/globals';
import { monthText } from '../text/month-text.ts';
import { figureText, monthsBefore, propertyLeadKinds, reportedFigure } from './figures.ts';

describe('the figures of a report', () => {
  it('a figure of a property report is exact from five on, and "fewer than five" below, also for zero', () => {
    expect([0, 1, 4, 5, 1_234].map((figure) => figureText(reportedFigure(figure)))).toEqual([
      'weniger als 5',
      'weniger als 5',
      'weniger als 5',
      '5',
      '1.234',
    ]);
  });

  it('the figures of a property report are those of full months, also of the year before', () => {
    expect(monthsBefore('2026-02-28', 3)).toEqual(['2026-01', '2025-12', '2025-11']);
    expect(monthText('2026-01')).toBe('Januar 2026');
  });

  it('a property report counts the forms that were sent from the page of the property', () => {
    expect(propertyLeadKinds).toEqual(['expose', 'order', 'viewing', 'application', 'question']);
  });
});
