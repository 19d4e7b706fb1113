export interface LegalSection {
  /** Anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Follows the paragraphs. */
  readonly list?: readonly string[];
}

export interface LegalDocument {
  readonly title: string;
  /** 'Stand: ...', where the document carries a date. */
  readonly dated?: string;
  readonly intro?: string;
  readonly sections: readonly LegalSection[];
}
