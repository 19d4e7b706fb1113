import { type Broker } from './broker.ts';
import { websiteImages } from './website-images.gen.ts';

/**
 * Path of a broker's portrait in the bucket `website-images` and its image version (`change_mark`), for
 * `websiteImageUrl`.
 */
export function portraitOf({ photo }: Broker): { storage_path: string; change_mark: string } {
  const path = `portraits/${photo}.jpg` as const;
  return { storage_path: path, change_mark: websiteImages[path] };
}

export const portraitAlt = ({ name }: Broker): string => `Porträt von ${name}`;
