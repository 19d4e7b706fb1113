import { createContext } from 'react';

/**
 * URLs of images stored in this browser, by storage path, for offline pages; an image without an entry shows the
 * placeholder at once. Null: images are loaded from the server.
 */
export const OfflinePicturesContext = createContext<ReadonlyMap<string, string> | null>(null);
