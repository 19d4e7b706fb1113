/** Reads 'longitude latitude; longitude latitude'. */
const points = (text) =>
  text
    .trim()
    .split(/[;\n]\s*/)
    .filter(Boolean)
    .map((point) => point.trim().split(' ').map(Number));

/** A piece of water as its middle line and its width in metres. A basin has straight ends. */
export const water = (width, text) => ({ kind: 'river', width, line: points(text) });
export const basin = (width, text) => ({ kind: 'basin', width, line: points(text) });

export const ring = (text) => {
  const corners = points(text);
  return [...corners, corners[0]];
};
