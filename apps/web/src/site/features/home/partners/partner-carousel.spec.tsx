import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

/** The slide that embla would show; counted here, because jsdom has no layout. */
let slide = 0;
const embla = { scrollNext: () => (slide += 1), scrollPrev: () => (slide -= 1) };
jest.unstable_mockModule('embla-carousel-react', () => ({ default: () => [() => undefined, embla] }));
const { PartnerCarousel } = await import('./partner-carousel.tsx');

const { matchMedia } = window;

const renderCarousel = () => render(<PartnerCarousel />);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('partner carousel', () => {
  beforeEach(() => {
    slide = 0;
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    window.matchMedia = matchMedia;
  });

  it('the partner logos move every 3 seconds until the visitor stops them [V-2.27, V-9.15]', () => {
    renderCarousel();
    pass(2_999);
    expect(slide).toBe(0);
    pass(3_001);
    expect(slide).toBe(2);

    fireEvent.click(screen.getByRole('button', { name: 'Karussell anhalten' }));
    pass(9_000);
    expect(slide).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Karussell abspielen' }));
    pass(3_000);
    expect(slide).toBe(3);
  });

  it('the partner logos stand still while pointer or focus is on them', () => {
    renderCarousel();
    const carousel = screen.getByRole('group', { name: 'Unsere Kooperationspartner' });
    fireEvent.pointerEnter(carousel);
    pass(9_000);
    expect(slide).toBe(0);
    fireEvent.pointerLeave(carousel);
    act(() => screen.getByRole('button', { name: 'Nächste Partner' }).focus());
    pass(9_000);
    expect(slide).toBe(0);
    act(() => screen.getByRole('button', { name: 'Nächste Partner' }).blur());
    pass(3_000);
    expect(slide).toBe(1);
  });

  it('buttons and arrow keys move the partner logos [V-2.28]', () => {
    renderCarousel();
    fireEvent.click(screen.getByRole('button', { name: 'Nächste Partner' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Nächste Partner' }), { key: 'ArrowRight' });
    expect(slide).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Vorherige Partner' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Vorherige Partner' }), { key: 'ArrowLeft' });
    expect(slide).toBe(0);
  });

  it('the partner logos stand still with reduced motion', () => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
    renderCarousel();
    pass(9_000);
    expect(slide).toBe(0);
    expect(screen.queryByRole('button', { name: /Karussell/ })).toBeNull();
  });
});
