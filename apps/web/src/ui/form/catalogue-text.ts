/**
 * Where the error catalogue (visitor-area §8) has one text for whatever is missing, it stands once above the button and
 * each field only says 'Pflichtfeld'.
 */
export const besideCatalogueText =
  (missing: string) =>
  (error: { message?: string } | undefined): string | undefined =>
    error?.message === missing ? 'Pflichtfeld' : error?.message;

/** For `setValueAs` of a field whose contract knows absent, but not empty. */
export const blankAsAbsent = (value: string): string | undefined => (value === '' ? undefined : value);
