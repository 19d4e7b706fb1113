import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const film = (name: string) =>
  readFileSync(new URL(`../../../../public/hero/${name}`, import.meta.url), 'latin1');

// Without declared colour metadata WebKit assumes other values, and the video's colours differ from the image behind
// it.
it.each([
  ['elbe.mp4', 'primaries, transfer and matrix', 'colrnclx\0\x01\0\x01\0\x01'],
  ['elbe.webm', 'matrix', '\x55\xb1\x81\x01'],
])('the video file %s declares BT.709 as its %s', (name, _stated, bytes) => {
  expect(film(name).includes(bytes)).toBe(true);
});
