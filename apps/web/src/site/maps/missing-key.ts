let isMissing = false;

/** Remembers for this visit whether the site has a key for maps. */
export const noteKey = (key: string | null): void => {
  isMissing = key === null;
};

/** Whether an earlier map found no key, so that the next page does not offer to load a map. */
export const isKeyMissing = (): boolean => isMissing;
