import type { AnyField, ContentImage } from './section.ts';

export const noImage: ContentImage = { path: '', mark: '', alt: '', origin: 'original' };

/** The value of a field that nobody has filled in: of a new entry in the form of staff, and of an incomplete stored one. */
export function emptyValue(field: AnyField): unknown {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, of]) => [name, emptyValue(of)]));
    case 'list':
      return Array.from({ length: field.min }, () => emptyValue(field.of));
    case 'tick':
      return false;
    case 'number':
      return field.min;
    case 'choice':
      return Object.keys(field.options)[0];
    case 'image':
      return noImage;
    default:
      return '';
  }
}
