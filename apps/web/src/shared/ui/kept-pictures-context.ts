import { createContext } from 'react';

/**
 * Addresses of pictures that this browser has kept, by their storage path, for a page without a network: a picture that
 * is not among them shows the placeholder at once. Null: pictures come from the server.
 */
export const KeptPicturesContext = createContext<ReadonlyMap<string, string> | null>(null);
