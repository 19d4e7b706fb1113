/** As a plain string, because the name is deprecated and browsers use it still. */
const tag: string = 'font';

/** Puts each text below `part` into an element of its own, as browsers do that translate a page. */
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
