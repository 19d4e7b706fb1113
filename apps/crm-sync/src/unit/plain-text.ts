import { Parser } from 'htmlparser2';

/** Maximum length of the plain text; a long note of an agency has 5,000 characters. */
export const longestText = 30_000;
/** Maximum length of the source that is parsed, including tags. */
const longestSource = 60_000;

/** Matches an HTML tag, comment or entity, but not a plain `<` or `&`. */
const markup = /<(?:\/?[a-z][^<>]*>|!--)|&[#a-z0-9]+;/i;

const lineBefore = new Set(['br', 'li', 'tr']);
const paragraphAfter = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'blockquote',
]);
/** An entity whose ampersand was escaped once more, as in `&amp;amp;` or `&amp;uuml;`. */
const escapedEntity = /&amp;(#?[a-z0-9]{1,40};)/gi;
const ignoredElements = new Set(['script', 'style', 'template', 'noscript', 'iframe']);

const unescaped = (source: string): string => source.replace(escapedEntity, '&$1');

/**
 * Converts the HTML of a text in the CRM to plain text: tags are removed, entities decoded, blocks become
 * paragraphs, breaks and list entries become lines. All other code receives only plain text. The input length is
 * bounded, and no tree of elements is built, so deep nesting needs no memory.
 */
export function plainText(value: string): string {
  const source = unescaped(unescaped(value.slice(0, longestSource)));
  const text = markup.test(source) ? withoutTags(source) : source;
  return truncate(text, longestText).trim();
}

function withoutTags(source: string): string {
  let text = '';
  let ignoredDepth = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (ignoredElements.has(name)) ignoredDepth += 1;
        else if (lineBefore.has(name)) text += '\n';
      },
      ontext(part) {
        if (ignoredDepth === 0) text += part;
      },
      onclosetag(name) {
        if (ignoredElements.has(name)) ignoredDepth = Math.max(0, ignoredDepth - 1);
        else if (paragraphAfter.has(name)) text += '\n\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(source);
  return text
    .replaceAll('\u00a0', ' ')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** Cuts a text to `length` UTF-16 units without splitting a surrogate pair. */
const truncate = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text;
