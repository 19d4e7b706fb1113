/** Name of the cache with the offline copy of the favourites page. public/sw.js opens the cache by this name. */
export const offlineCacheName = 'merkliste-1';
/** Path of the favourites page, which public/sw.js serves from this cache without a network. */
export const offlinePage = '/merkliste';
/** Cache key of the cards as JSON. The path exists only in the cache, not on the server. */
export const offlineCardsAddress = '/merkliste/stand';

/** The browser's cache storage; undefined if the browser offers none, for example without HTTPS. */
export const browserCaches = (): CacheStorage | undefined => ('caches' in window ? window.caches : undefined);
