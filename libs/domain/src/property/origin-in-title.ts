import { type ImageOrigin, isVisualisation } from './image-origin.ts';

/* The origin of a CRM image as its title or file name says it, word by word. */

const computer = /^(?:virtuell(?:e[mnrs]?)?|virtual|digital(?:e[mnrs]?)?|computer|ki|ai)$/;
/** The forms that stand after the furniture: 'möbliert (virtuell)', but not 'möbliert, virtueller Rundgang'. */
const computerAfter = /^(?:virtuell|virtual|digital|ki|ai)$/;
const furnished = /^(?:m(?:ö|oe)bl|staging|homestaging|einricht|eingericht|dekor)/;
const proposed = /^(?:m(?:ö|oe)blierungs|einrichtungs)(?:vorschlag|beispiel|idee)/;
const edited = /^(?:(?:nach)?bearbeitet|bildbearbeitung|retusch|fotomontage|edited)/;
const improved = /^(?:optimiert|verbessert|aufgehellt)/;
const exchanged = /^(?:ausgetauscht|getauscht|ersetzt)/;
const generated =
  /^(?:(?:ki|computer)?generiert|generated|gerendert|rendering|(?:render|cgi|gpt|chatgpt|midjourney|ki|ai)$)/;
/** Stands anywhere in a word: `Raumvisualisierung`. */
const visualised = /visuali[sz]/;
/** The outside of a house is not furnished: its visualisation is a picture by a computer. */
const outside =
  /^(?:au(?:ß|ss)en|ansicht|fassade|front|haus|villa|bungalow|neubau|geb(?:ä|ae)ude|garten|luftbild|vogel|vorder|r(?:ü|ue)ck|stra(?:ß|ss)en)/;

/** Before a marker they say that the picture is the photo: `ohne KI`, `vor der Visualisierung`. */
const denying = new Set(['nicht', 'ohne', 'kein', 'keine', 'vor', 'zu', 'zum', 'zur']);
const isMarker = (word: string) =>
  [computer, edited, generated, visualised].some((pattern) => pattern.test(word));

/** Words of a title that say neither whether the picture is a photo nor which room it shows. */
const idle = new Set(
  (
    '3d als bild das dem den der die durch einer erzeugt foto gif home img jpeg jpg komplett leer mit nachher original ' +
    'originalfoto per png unbearbeitet unmöbliert voll von vorher webp'
  ).split(' '),
);

const wordsOf = (title: string | null): string[] =>
  (title ?? '')
    .normalize('NFC')
    // `WohnzimmerKI.jpg` is two words.
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLocaleLowerCase('de')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !idle.has(word));

/** The origin that two neighbouring words name together. */
function originOfPair(word: string, next: string): ImageOrigin | undefined {
  if (denying.has(word) && isMarker(next)) return 'original';
  if (computer.test(word) && furnished.test(next)) return 'staged';
  if (furnished.test(word) && computerAfter.test(next)) return 'staged';
  if (computer.test(word) && (edited.test(next) || improved.test(next))) return 'edited';
  return word === 'himmel' && exchanged.test(next) ? 'edited' : undefined;
}

function originOfWord(word: string, isOutside: boolean): ImageOrigin | undefined {
  if (proposed.test(word)) return 'staged';
  if (edited.test(word)) return 'edited';
  if (generated.test(word)) return 'generated';
  if (!visualised.test(word)) return undefined;
  return isOutside ? 'generated' : 'staged';
}

/**
 * Reads a title: the origin of the image, and without the words about it what the image shows (`wohnzimmer`; empty if
 * the title says nothing else). 'Küche möbliert' and 'Home Staging' are real furniture and therefore originals, and so
 * is 'virtueller Rundgang'.
 */
export function readImageTitle(title: string | null): { origin: ImageOrigin; subject: string } {
  const words = wordsOf(title);
  const isOutside = words.some((word) => outside.test(word));
  const named = new Set<ImageOrigin>();
  const subject: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const ofPair = originOfPair(word, words[index + 1] ?? '');
    const origin = ofPair ?? originOfWord(word, isOutside);
    if (origin) named.add(origin);
    else subject.push(word);
    if (ofPair) index += 1;
  }
  const origin = (['staged', 'edited', 'generated'] as const).find((one) => named.has(one)) ?? 'original';
  return { origin, subject: subject.join(' ') };
}

/**
 * Adds to each image its origin, and to a visualisation and the original of the same subject the id of the other one.
 * Several visualisations of a subject have the same original, whose counterpart is the first of them.
 */
export function withOrigins<Image extends { id: string; title: string | null; is_floorplan: boolean }>(
  images: readonly Image[],
): (Image & { origin: ImageOrigin; counterpart_id?: string })[] {
  const described = images.map((image) => ({
    image,
    ...readImageTitle(image.title),
  }));
  const originals = new Map<string, string>();
  const visualisations = new Map<string, string>();
  for (const { image, origin, subject } of described) {
    if (image.is_floorplan || origin === 'edited' || subject === '') continue;
    const ids = isVisualisation(origin) ? visualisations : originals;
    if (!ids.has(subject)) ids.set(subject, image.id);
  }
  return described.map(({ image, origin, subject }) => {
    const original = image.is_floorplan ? undefined : originals.get(subject);
    const visualisation = original === image.id ? visualisations.get(subject) : undefined;
    const counterpart_id = isVisualisation(origin) ? original : visualisation;
    return { ...image, origin, ...(counterpart_id ? { counterpart_id } : {}) };
  });
}
