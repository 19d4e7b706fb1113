import { presetOf, RenditionQuery, type ImageFormat, type Rendition } from '@estate/contracts/media';
import { fieldProblems } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/problem-error';

/** Parses the requested rendition. Throws `invalid-input` (400) for any tuple that is not on the whitelist. */
export function parseRendition(query: URLSearchParams): Rendition {
  const asked = RenditionQuery.safeParse(Object.fromEntries(query));
  const preset = asked.success ? presetOf(asked.data) : undefined;
  if (preset) return preset;
  throw new ProblemError('invalid-input', {
    detail: 'Diese Bildgröße wird nicht angeboten.',
    ...(asked.error ? { errors: fieldProblems(asked.error) } : {}),
  });
}

export const renditionName = ({ width, height, quality, resize }: Rendition, format: ImageFormat): string =>
  `${width}x${height}-${quality}-${resize}.${format}`;
