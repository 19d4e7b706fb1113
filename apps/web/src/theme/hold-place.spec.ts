import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { holdPlace } from './lay-out-later.ts';

const scrollBy = jest.fn();

/** Adds a section of 300 px and returns a function that moves it by px, because jsdom has no layout. */
function write(top: number): (by: number) => void {
  const section = document.createElement('section');
  let at = top;
  section.getBoundingClientRect = () => new DOMRect(0, at, 400, 300);
  (document.querySelector('main') ?? document.body.appendChild(document.createElement('main'))).append(
    section,
  );
  return (by) => {
    at += by;
  };
}

describe('what is in view', () => {
  beforeEach(() => {
    Object.assign(window, { scrollY: 500, scrollBy });
    const header = document.body.appendChild(document.createElement('header'));
    header.getBoundingClientRect = () => new DOMRect(0, 0, 400, 72);
  });
  afterEach(() => {
    document.body.replaceChildren();
    scrollBy.mockClear();
    Object.assign(window, { scrollY: 0 });
  });

  it('stays in its place, by the first thing that begins below the header', () => {
    const moveHidden = write(40);
    const moveSeen = write(80);
    write(400);
    holdPlace(() => {
      moveHidden(7);
      moveSeen(-29);
    });
    expect(scrollBy.mock.calls).toEqual([[{ top: -29, behavior: 'instant' }]]);
  });

  it('is left alone when it has not moved, at the top of the page, and with nothing to hold', () => {
    const move = write(80);
    holdPlace(() => move(0.2));
    Object.assign(window, { scrollY: 0 });
    holdPlace(() => move(29));
    Object.assign(window, { scrollY: 500 });
    document.querySelector('main')?.remove();
    holdPlace(() => move(29));
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
