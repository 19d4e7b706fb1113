/**
 * Folder of the originals of `websiteImages`, beside src and dist. The browser must not import it, because a bundler
 * would deliver the files.
 */
export const websiteImagesFolder = new URL('../website-images/', import.meta.url);
