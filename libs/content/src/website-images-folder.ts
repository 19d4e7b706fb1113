/**
 * Folder of the original files of `websiteImages`, beside src and dist. Browser code must not import this file,
 * because a bundler would deliver all images.
 */
export const websiteImagesFolder = new URL('../website-images/', import.meta.url);
