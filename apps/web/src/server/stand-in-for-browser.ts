import { problem } from '@estate/contracts/problem';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** `DOMParser` as far as the app uses it: the text of an HTML document (features/property/words.ts). */
class TextParser {
  parseFromString(html: string) {
    const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
    const body = root && 'childNodes' in root && root.childNodes.find((node) => node.nodeName === 'body');
    return { body: { textContent: body ? textOf(body) : '' } };
  }
}

const { status, ...missing } = problem('not-found');

/**
 * What the app asks of a browser while it renders. `fetch` finds nothing: what the BFF did not send along does not exist.
 * So a page about something missing shows what it shows in the browser, and rendering never waits for a network.
 */
export function standInForBrowser(scope: object): void {
  Object.assign(scope, {
    DOMParser: TextParser,
    fetch: () => Promise.resolve(Response.json({ status, ...missing }, { status })),
  });
}
