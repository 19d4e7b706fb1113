import { removalReasons } from './removal-reasons.ts';

/*
 * Reasons why a property is not public. Free of zod, because the table of staff, its CSV export and catalog share
 * them.
 */

/** The rules that keep a property off the public site; catalog decides which of them apply. */
export const hidingRules = [...removalReasons, 'inaktiv', 'reserviert', 'akquise', 'unknown-status'] as const;
export type HidingRule = (typeof hidingRules)[number];

/** Each rule as a short German text. */
const hidingReasons: Readonly<Record<HidingRule, string>> = {
  deleted: 'in Propstack gelöscht',
  archived: 'in Propstack archiviert',
  nonpublic: 'in Propstack nicht öffentlich',
  inaktiv: 'inaktiv gesetzt',
  reserviert: 'reserviert gesetzt',
  akquise: 'Status Akquise',
  'unknown-status': 'Status unbekannt',
};

export const reasonsText = (rules: readonly HidingRule[]): string =>
  rules.map((rule) => hidingReasons[rule]).join(', ');

/** 'ja' if no rule hides the property, otherwise 'nein, ' and the reasons: 'nein, Status Akquise'. */
export const onlineText = (rules: readonly HidingRule[]): string =>
  rules.length === 0 ? 'ja' : `nein, ${reasonsText(rules)}`;

/**
 * Whether the property is public, or becomes public at once when its website status is set to `aktiv`, because no other
 * rule hides it.
 */
export const dependsOnSwitch = (rules: readonly HidingRule[]): boolean =>
  rules.every((rule) => rule === 'inaktiv' || rule === 'reserviert');
