import { titleSuffix } from '@estate/content/page-heads';
import type { PublicProperty } from '../../api/types.ts';

/** visitor-area §9: the snippet of description_note is cut at 155 characters. */
const snippetLength = 155;

export const propertyPageHead = ({ title, description_note }: PublicProperty) => ({
  title: `${title}${titleSuffix}`,
  description: (description_note ?? title).replace(/\s+/g, ' ').trim().slice(0, snippetLength),
  robots: 'index, follow' as const,
});
