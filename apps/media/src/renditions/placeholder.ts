import { type ImageFormat, type Rendition } from '@estate/contracts/media';
import sharp from 'sharp';
import { renderImage } from './render.ts';
import { renditionName } from './rendition-request.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">
  <rect width="1600" height="1200" fill="#eceae6"/>
  <g fill="none" stroke="#b9b4aa" stroke-width="14" stroke-linejoin="round" stroke-linecap="round">
    <path d="M620 620 800 460l180 160"/>
    <path d="M665 590v190h270V590"/>
    <path d="M765 780V675h70v105"/>
  </g>
</svg>`;

const drawnSize = { width: 1_600, height: 1_200 };

const rendered = new Map<string, Promise<Uint8Array>>();
let drawn: Promise<Uint8Array> | undefined;

/** A plain house instead of a missing image. Every rendered size is cached, because there are few sizes. */
export function placeholder(rendition: Rendition, format: ImageFormat): Promise<Uint8Array> {
  const name = renditionName(rendition, format);
  drawn ??= sharp(Buffer.from(drawing)).png().toBuffer();
  const image = rendered.get(name) ?? drawn.then((bytes) => renderImage(bytes, drawnSize, rendition, format));
  rendered.set(name, image);
  return image;
}
