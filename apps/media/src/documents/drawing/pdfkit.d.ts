/* What pdfkit 0.20 has beyond @types/pdfkit 0.17. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** [left, top, right, bottom] on the current page. */
    bbox?: [number, number, number, number];
    placement?: 'Block' | 'Inline';
    scope?: 'Row' | 'Column';
  }
  interface AnnotationOption {
    structParent?: PDFStructureElement;
  }
}

declare namespace PDFKit {
  interface PDFOutline {
    addItem(
      title: string,
      options: { expanded?: boolean; fit: boolean; left: number; top: number; zoom: number },
    ): PDFOutline;
  }
}
