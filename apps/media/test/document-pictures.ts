import sharp from 'sharp';

/* The pictures of documents in specs and in deploy/documents. */

const planSvg = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="#fff"/>
  <g fill="none" stroke="#222" stroke-width="14">
    <rect x="100" y="100" width="${width - 200}" height="${height - 200}"/>
    <path d="M${width / 2} 100V${height - 420}M100 ${height / 2}H${width / 2 - 180}M${width / 2} ${height / 3}H${width - 100}"/>
  </g>
  <g font-family="sans-serif" font-size="60" fill="#222">
    <text x="180" y="240">Wohnen 42,5 m²</text><text x="${width / 2 + 60}" y="240">Küche 14 m²</text>
    <text x="180" y="${height - 180}">Schlafen 18 m²</text>
  </g></svg>`);

const noisy = (width: number, height: number, sigma: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#8a7a66',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });

/** Scenes with sky, house and grass, so that looks can be judged and files have the size of photos. */
function scene(width: number, height: number, sky = '#b9cfd6') {
  const grain =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">
  <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="#f3e3c8"/></linearGradient></defs>
  <rect width="1200" height="800" fill="url(#s)"/><circle cx="930" cy="330" r="70" fill="#f6d9a0"/>
  <path d="M0 560C300 470 500 620 800 540s300-20 400 20V800H0z" fill="#7f9a84"/><rect x="330" y="330" width="420" height="280" fill="#efe6d6"/>
  <path d="M300 340 540 180l240 160z" fill="#7b3f45"/><path d="M380 400h90v90h-90zM600 400h90v90h-90zM500 480h80v130h-80z" fill="#1f323e"/></svg>`);
  return sharp(grain);
}

/** The pictures by name: what CRMs hold, and worse. `missing` is never stored. */
export const testPictures = {
  photo: () => scene(3_600, 2_400).jpeg({ quality: 92 }).toBuffer(),
  evening: () => scene(3_000, 2_000, '#8a7f9c').jpeg({ quality: 92 }).toBuffer(),
  upright: () => scene(2_000, 3_000, '#c9d3c0').jpeg({ quality: 92 }).toBuffer(),
  portrait: () => scene(900, 1_200, '#d9c7b0').jpeg().toBuffer(),
  plan: () => sharp(planSvg(2_000, 2_600)).png().toBuffer(),
  widePlan: () => sharp(planSvg(3_200, 1_900)).png().toBuffer(),
  panorama: () => scene(20_000, 2_000).jpeg({ quality: 88 }).toBuffer(),
  noise: () => noisy(3_000, 2_000, 60).jpeg({ quality: 95 }).toBuffer(),
  cmyk: () => scene(1_800, 1_200).toColourspace('cmyk').jpeg().toBuffer(),
  grey: () => scene(1_800, 1_200).greyscale().png().toBuffer(),
  transparent: () =>
    sharp({ create: { width: 800, height: 600, channels: 4, background: '#a4782f80' } })
      .png()
      .toBuffer(),
  tiny: () => scene(24, 16).png().toBuffer(),
} as const;
export type TestPicture = keyof typeof testPictures | 'missing';
