/** The cache of what the favourites page keeps for itself; public/sw.js opens it by this name, and CLEAR_CACHE deletes it. */
export const keptCacheName = 'merkliste-1';
/** The favourites page itself, which public/sw.js answers from this cache without a network. */
export const keptPage = '/merkliste';
/** An address of the cache only; no server knows it. */
export const keptCardsAddress = '/merkliste/stand';

/** Returns undefined if the browser offers no cache storage, for example without HTTPS. */
export const browserCaches = (): CacheStorage | undefined => ('caches' in window ? window.caches : undefined);
