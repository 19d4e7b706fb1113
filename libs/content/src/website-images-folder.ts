/**
 * Where the originals of `websiteImages` lie, beside both src and dist. Not for the browser: a bundler takes such an
 * address for a file that it has to deliver.
 */
export const websiteImagesFolder = new URL('../website-images/', import.meta.url);
