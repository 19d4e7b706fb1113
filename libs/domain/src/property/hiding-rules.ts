import { removalReasons } from './removal-reasons.ts';

/* Why a property is not on the public site, free of zod: the table of staff, its file for spreadsheets and catalog name the same rules. */

/** The rules that keep a property off the public site; catalog decides which of them apply. */
export const hidingRules = [...removalReasons, 'inaktiv', 'reserviert', 'akquise', 'unknown-status'] as const;
export type HidingRule = (typeof hidingRules)[number];

/** Each rule in a few words. */
export const hidingReasons: Readonly<Record<HidingRule, string>> = {
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

/** Whether a visitor sees the property, with the reasons if not: 'ja' or 'nein, Status Akquise'. */
export const onlineText = (rules: readonly HidingRule[]): string =>
  rules.length === 0 ? 'ja' : `nein, ${reasonsText(rules)}`;

/** Whether the website status alone decides whether visitors see the property, so that a switch shows at once. */
export const dependsOnSwitch = (rules: readonly HidingRule[]): boolean =>
  rules.every((rule) => rule === 'inaktiv' || rule === 'reserviert');
