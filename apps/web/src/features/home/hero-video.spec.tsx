import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { specStyles } from '../../../test/queried-styles.ts';
import { StylesContext } from '../../theme/styles.ts';
import { HeroVideo } from './hero-video.tsx';

const { matchMedia } = window;
const isFilmThere = () => document.querySelector('video') !== null;

/** Simulates playback, which jsdom lacks: the film starts, or the browser refuses. */
function letPlay(isAllowed: boolean) {
  HTMLMediaElement.prototype.play = async function play() {
    await Promise.resolve();
    if (!isAllowed) throw new DOMException('no gesture', 'NotAllowedError');
    this.dispatchEvent(new Event('playing'));
  };
  HTMLMediaElement.prototype.pause = function pause() {
    this.dispatchEvent(new Event('pause'));
  };
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

async function renderHero() {
  render(
    <StylesContext value={specStyles}>
      <HeroVideo />
    </StylesContext>,
  );
  // Sends `load`, because in the first test the document may still be loading.
  fireEvent(window, new Event('load'));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  // Waits for the film's chunk.
  await act(() => import('./film.tsx'));
}

describe('film of the home page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    letPlay(true);
  });
  afterEach(() => {
    jest.useRealTimers();
    window.matchMedia = matchMedia;
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('starts when the page is idle and stops by its button', async () => {
    await renderHero();
    await press('Video anhalten');
    await press('Video abspielen');
    expect(screen.getByRole('button', { name: 'Video anhalten' })).toBeVisible();
  });

  it('offers a play button where the browser blocks autoplay', async () => {
    letPlay(false);
    await renderHero();
    letPlay(true);
    await press('Video abspielen');
    expect(screen.getByRole('button', { name: 'Video anhalten' })).toBeVisible();
  });

  it('is not loaded for people who want no motion', async () => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
    await renderHero();
    expect(isFilmThere()).toBe(false);
  });

  it('is not loaded for people who save data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await renderHero();
    expect(isFilmThere()).toBe(false);
  });

  it('leaves the image alone when neither file can be played', async () => {
    HTMLMediaElement.prototype.play = () => new Promise(() => undefined);
    await renderHero();
    expect(isFilmThere()).toBe(true);
    fireEvent.error(document.querySelectorAll('source')[1]!);
    expect(isFilmThere()).toBe(false);
  });
});
