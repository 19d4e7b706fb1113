/**
 * Typed as a plain string, because TypeScript marks the `font` element as deprecated, but browsers' translation still
 * uses it.
 */
const tag: string = 'font';

/** Wraps each text below `part` in elements of its own, as the page translation of browsers does. */
export function translatePage(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement(tag);
    text.parentNode?.replaceChild(font, text);
    font.append(document.createElement(tag));
    font.firstElementChild?.append(text.textContent ?? '');
  }
}
