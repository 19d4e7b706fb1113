/** At most four words of letters, and a postcode: enough for places, too little for a message, an address or a number to call. */
const place = /^(?:\d{5} )?\p{L}[\p{L}'()-]{0,39}(?:,? \(?\p{L}[\p{L}'()-]{0,39}){0,3}$/u;
const maxLength = 80;

/** The place of a search order as a letter to an unverified address may repeat it; undefined if it is no plain place. */
export const placeInLetter = (location: string): string | undefined =>
  location.length <= maxLength && place.test(location) ? location : undefined;
