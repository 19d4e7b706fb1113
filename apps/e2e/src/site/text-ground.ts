import { type Locator, type Page } from '@playwright/test';

/** The background behind a text, measured as in WCAG. */
interface Ground {
  /** Lowest contrast ratio between the text colour and a background pixel. */
  contrast: number;
  /** Contrast ratio between the lightest and the darkest pixel; 1 for a single colour. */
  unrest: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The bounding boxes of the text's lines in the viewport, and its colour. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    return { boxes, color: getComputedStyle(element).color };
  });

/** Runs in the page, whose canvas decodes the screenshot, so that the journeys need no image decoder. */
async function measure({ png, boxes, color }: { png: string; boxes: Box[]; color: string }): Promise<Ground> {
  const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  const linear = (channel: number) =>
    channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (red = 0, green = 0, blue = 0) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrastRatio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const ink = luminance(...(color.match(/\d+/g) ?? []).map(Number));
  let [darkest, lightest, contrast] = [1, 0, 21];
  for (const { x, y, width, height } of boxes) {
    // A line's box may be a fraction of a pixel larger than the screenshot.
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    const right = Math.min(picture.width, Math.ceil(x + width));
    const bottom = Math.min(picture.height, Math.ceil(y + height));
    const { data } = context.getImageData(left, top, right - left, bottom - top);
    for (let at = 0; at < data.length; at += 4) {
      const ground = luminance(data[at], data[at + 1], data[at + 2]);
      darkest = Math.min(darkest, ground);
      lightest = Math.max(lightest, ground);
      contrast = Math.min(contrast, contrastRatio(ink, ground));
    }
  }
  return { contrast, unrest: contrastRatio(lightest, darkest) };
}

/** Measures the pixels behind the lines of `text` while the text is transparent. */
export async function groundBehind(page: Page, text: Locator): Promise<Ground> {
  const clip = await text.boundingBox();
  if (!clip) throw new Error('the text is not shown');
  const { boxes, color } = await linesOf(text);
  const paint = (to: string) =>
    text.evaluate((element: HTMLElement, value) => {
      element.style.color = value;
    }, to);
  await paint('transparent');
  const png = (await page.screenshot({ clip })).toString('base64');
  await paint('');
  const within = boxes.map((box) => ({ ...box, x: box.x - clip.x, y: box.y - clip.y }));
  return page.evaluate(measure, { png, boxes: within, color });
}
