import { townNamed } from '../geo/towns.ts';
import { foldSearch } from './fold.ts';
import { isDistrict } from './hamburg.ts';

/** Whether a text is the name of Hamburg, of one of its districts, or of a town around it. */
export function isKnownPlace(text: string): boolean {
  // Without the signs and accents that folding leaves out.
  if (!/^[\p{L} ./()-]{1,60}$/u.test(text)) return false;
  const folded = foldSearch(text);
  return folded === 'hamburg' || isDistrict(folded) || townNamed(folded) !== undefined;
}
