let isMissing = false;

/** Remembers whether the site has an API key for maps, until the document is reloaded or closed. */
export const noteKey = (key: string | null): void => {
  isMissing = key === null;
};

/** Whether an earlier map found no key, so that the next page does not offer to load a map. */
export const isKeyMissing = (): boolean => isMissing;
