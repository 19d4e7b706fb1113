export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** List items, displayed after the paragraphs. */
  readonly list?: readonly string[];
}

export interface LegalDocument {
  readonly title: string;
  /** Date of the document ('Stand: ...'), if it has one. */
  readonly dated?: string;
  readonly intro?: string;
  readonly sections: readonly LegalSection[];
}
