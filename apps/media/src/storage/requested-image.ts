import { type IncomingMessage } from 'node:http';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { parseImageAddress, type ImageAddress } from '@estate/storage/image-address';

/**
 * The image of `/{area}/{bucket}/{path}`. Throws `not-found` for an invalid address. The URL is split as text, because
 * a URL parser would resolve `..` in the path, which could then not be refused.
 */
export function requestedImage({ url = '' }: IncomingMessage): ImageAddress {
  const [, place = ''] = /^\/\w+\/([^?]+)/.exec(url) ?? [];
  const address = parseImageAddress(place);
  if (!address) throw new ProblemError('not-found');
  return address;
}
