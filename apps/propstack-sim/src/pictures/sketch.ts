/** Every drawing is 1600 × 1200 units; a photograph of any size is made from it. */
export const width = 1600;
export const height = 1200;

type Point = readonly [number, number];

const n = (value: number) => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}" fill="${fill}"/>`;

export const poly = (points: readonly Point[], fill: string) =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, thickness: number) =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round"/>`;

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, thickness: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const faded = (opacity: number, ...parts: string[]) => `<g opacity="${opacity}">${parts.join('')}</g>`;

export const shifted = (x: number, y: number, scale: number, ...parts: string[]) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${parts.join('')}</g>`;

/** `count` pieces side by side, the middle of each handed to `draw`. */
export const row = (
  count: number,
  from: number,
  to: number,
  draw: (middle: number, index: number) => string,
) =>
  Array.from({ length: count }, (_, index) => draw(from + ((to - from) * (index + 0.5)) / count, index)).join(
    '',
  );

/** A whole drawing, back to front. */
export const scene = (...parts: string[]) => parts.join('');

/** The drawing as an SVG document; mirrored, it is another house in another street. */
export const svg = (drawn: string, isMirrored: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  (isMirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>` : drawn) +
  '</svg>';
