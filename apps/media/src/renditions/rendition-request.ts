import { allowedRenditions, type Rendition } from '@estate/contracts/media';
import { ProblemError } from '@estate/server-kit/problem-error';

export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const fields = ['width', 'height', 'quality', 'resize'] as const;

/** The rendition that a query asks for. Throws `invalid-input` (400) for any tuple that is not on the whitelist. */
export function parseRendition(query: URLSearchParams): Rendition {
  const isAsked = (rendition: Rendition) =>
    fields.every((field) => query.get(field) === String(rendition[field]));
  const rendition = allowedRenditions.find(isAsked);
  if (rendition) return rendition;
  const errors = fields
    .filter((field) => !allowedRenditions.some((each) => String(each[field]) === query.get(field)))
    .map((field) => ({ field, message: 'Dieser Wert wird nicht angeboten.' }));
  throw new ProblemError('invalid-input', {
    detail: 'Diese Bildgröße wird nicht angeboten.',
    ...(errors.length > 0 ? { errors } : {}),
  });
}

/** The smallest format that a client names; JPEG for those that name none (a wildcard promises nothing). */
export function chooseFormat(accept: string | undefined): ImageFormat {
  const accepted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...params]) => !params.some((param) => /^q=0(\.0*)?$/.test(param)))
    .map(([type]) => type);
  return imageFormats.find((format) => accepted.includes(`image/${format}`)) ?? 'jpeg';
}

export const renditionName = ({ width, height, quality, resize }: Rendition, format: ImageFormat): string =>
  `${width}x${height}-${quality}-${resize}.${format}`;
