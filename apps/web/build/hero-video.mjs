/**
 * Renders the home page's film from its still image: `node build/hero-video.mjs` (needs ffmpeg on the PATH).
 * Boat, light on the water, window lights and trees move for 12 s. The film shows only the part of the image that
 * contains them; its edges stand still, and it starts and ends with the still image. So the change from image to
 * film, the loop and the edges are invisible. Writes public/hero/elbe.webm and .mp4, each below 1 MB.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';

const rate = 25;
const seconds = 12;
/** The same part as in site/features/home/film.tsx. */
const view = { x: 2360, width: 1000, height: 900 };
const limit = 1_000_000;
const image = await readFile(new URL('../src/site/features/home/hero.svg', import.meta.url), 'utf8');
const target = (ending) => new URL(`../public/hero/elbe.${ending}`, import.meta.url).pathname;

/** Replaces each match by `change`, which gets the index first; throws if the still image has no match. */
function move(svg, pattern, change) {
  let index = 0;
  const moved = svg.replace(pattern, (...match) => change(index++, ...match));
  if (index === 0) throw new Error(`hero.svg has nothing like ${pattern}`);
  return moved;
}

/** Oscillation that starts and ends at 0; `swings` must be a whole number, so that the loop is seamless. */
const swing = (time, swings) => Math.sin(2 * Math.PI * swings * time);
const px = (number) => number.toFixed(2);

const still = move(image, /viewBox="[^"]*"/, () => `viewBox="${view.x} 0 ${view.width} ${view.height}"`);

/** The SVG of the scene at `time`, from 0 to 1. */
function sceneAt(time) {
  let svg = still;
  // Reflections of the sun on the water.
  svg = move(
    svg,
    /x="(\d+)" (y="\d+") width="(\d+)" (height="5" rx="2.5" fill="#e2c48d") opacity="0.75"/g,
    (index, _tag, x, y, width, rest) => {
      const wave = swing(time, 2 + (index % 3)) * (index % 2 ? 1 : -1);
      const broad = Number(width) * (1 + 0.16 * wave);
      const left = Number(x) + (Number(width) - broad) / 2 + 7 * swing(time, 1 + (index % 2));
      return `x="${px(left)}" ${y} width="${px(broad)}" ${rest} opacity="${px(0.75 + 0.15 * wave)}"`;
    },
  );
  svg = move(svg, /translate\(1980 100\)/, () => {
    const [x, y] = [1980 + 14 * swing(time, 1), 100 + 2.5 * swing(time, 3)];
    return `translate(${px(x)} ${px(y)}) rotate(${px(1.3 * swing(time, 2))} 516 563)`;
  });
  // Lamps behind the windows, which dim alternately.
  svg = move(svg, /fill="#e8c987"/g, (index, tag) => {
    const dimmed = Math.max(0, swing(time, 1) * (index % 2 ? 1 : -1)) * (0.1 + 0.05 * (index % 3));
    return `${tag} opacity="${px(1 - dimmed)}"`;
  });
  // Tree tops; the bushes (flat ellipses) do not move.
  return move(svg, /<ellipse cx="(\d+)" cy="(\d+)" rx="(\d+)" ry="(\d+)"/g, (index, tag, cx, cy, rx, ry) => {
    if (Number(ry) < Number(rx)) return tag;
    const lean = 0.9 * swing(time, 1 + (index % 2)) * (index % 2 ? 1 : -1);
    return `<ellipse transform="rotate(${px(lean)} ${cx} ${Number(cy) + 110})" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"`;
  });
}

function encoder(ending, settings) {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${view.width}x${view.height} -r ${rate} -i -`.split(' ');
  const common =
    '-an -map_metadata -1 -fflags +bitexact -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setparams=color_primaries=bt709:color_trc=bt709 -color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709'.split(
      ' ',
    );
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, ...common, ...settings, target(ending)],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  return { ffmpeg, done: once(ffmpeg, 'close') };
}

const encoders = [
  encoder('webm', '-c:v libvpx-vp9 -b:v 0 -crf 26 -deadline good -cpu-used 2 -row-mt 1 -g 300'.split(' ')),
  encoder('mp4', '-c:v libx264 -preset slow -crf 20 -profile:v high -movflags +faststart -g 300'.split(' ')),
];
for (let frame = 0; frame < rate * seconds; frame += 1) {
  const pixels = await sharp(Buffer.from(sceneAt(frame / (rate * seconds))))
    .resize(view.width, view.height)
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const { ffmpeg } of encoders) {
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
}
for (const { ffmpeg } of encoders) ffmpeg.stdin.end();
for (const { done } of encoders) {
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
for (const ending of ['webm', 'mp4']) {
  const bytes = (await stat(target(ending))).size;
  if (bytes > limit) throw new Error(`elbe.${ending} is too large: ${bytes} bytes`);
}
