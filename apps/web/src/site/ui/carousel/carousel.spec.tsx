import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';

/** The slide that embla would show; counted here, because jsdom has no layout. */
let slide = 0;
const embla = { scrollNext: () => (slide += 1), scrollPrev: () => (slide -= 1) };
jest.unstable_mockModule('embla-carousel-react', () => ({ default: () => [() => undefined, embla] }));
const { Carousel } = await import('./carousel.tsx');

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('carousel', () => {
  beforeEach(() => {
    slide = 0;
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  it.each([
    [undefined, 4_000],
    [7_000, 7_000],
  ])('a carousel with the interval %s moves every %s ms [V-9.16]', (interval, every) => {
    render(
      <Carousel label="Bilder" slides="Bilder" {...(interval ? { interval } : {})}>
        {(viewport) => <div ref={viewport} />}
      </Carousel>,
    );
    pass(every - 1);
    expect(slide).toBe(0);
    pass(1);
    expect(slide).toBe(1);
    pass(every);
    expect(slide).toBe(2);
  });
});
