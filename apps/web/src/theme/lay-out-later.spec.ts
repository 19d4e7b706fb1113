import { afterEach, describe, expect, it } from '@jest/globals';
import { layOutLater } from './lay-out-later.ts';

/** Adds a part that is so far from the top of the screen of 768 px; jsdom lays nothing out. */
function write(tag: 'section' | 'li', top: number, parent: HTMLElement): HTMLElement {
  const part = parent.appendChild(document.createElement(tag));
  part.getBoundingClientRect = () => new DOMRect(0, top, 400, 300);
  return part;
}

const styleOf = ({ style }: HTMLElement) => [style.contentVisibility, style.height];

describe('a change of the whole page', () => {
  afterEach(() => document.querySelector('main')?.remove());

  it('finds what is outside the screen put off, with its height, and leaves nothing behind', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    const sections = [-400, 0, 700, 900].map((top) => write('section', top, main));
    const card = write('li', 950, sections[3] ?? main);
    const parts = [...sections, card];
    let during: string[][] = [];
    await layOutLater(() => {
      during = parts.map(styleOf);
    });
    const nothing = ['', ''];
    const putOff = ['auto', '300px'];
    expect(during).toEqual([putOff, nothing, nothing, putOff, nothing]);
    expect(parts.map(styleOf)).toEqual(parts.map(() => nothing));
  });
});
