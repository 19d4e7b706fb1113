/* Folded words that describe a home but limit no list. */

/** Praise and vague sizes, such as `schönes` or `kleiner`. `klein` and `gross` are parts of names. */
const vague =
  /^(?:(?:schon|toll|nett|super|traumhaft|gemutlich|geraumig|bezaubernd|charmant)(?:e[rsnm]?)?|(?:gross|klein)e[rsnm]?|nice|beautiful|lovely|big|small|bonit[oa]s?|grande|pequen[oa]s?)$/;

/** Whether a word limits nothing, which visitors are told. */
export const isVague = (folded: string): boolean => vague.test(folded);

/** Adjectives that titles and texts use, with or without their endings. */
const describing =
  /^(ruhig|hell|sonnig|zentral|modern|modernisiert|renoviert|saniert|gepflegt|familienfreundlich)(?:e[rsnm]?)?$/;

/** The adjective without its ending, so that `ruhige` is found as `ruhig`, too; undefined for other words. */
export const describedBy = (folded: string): string | undefined => describing.exec(folded)?.[1];

/** Whether a word asks for low prices, which is an order and no condition. */
export const isCheap = (folded: string): boolean =>
  /^(?:(?:preis)?gunstig|preiswert|billig|bezahlbar)(?:e[rsnm]?|ste[rsnm]?)?$/.test(folded);

const remarked: ReadonlySet<string> = new Set(['ohne makler', 'warm', 'wg']);

/** Whether a word limits nothing, or not what visitors may expect, which they are told (search-notes.ts). */
export const isRemarked = (folded: string): boolean => remarked.has(folded);
