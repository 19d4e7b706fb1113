import { pathToFileURL } from 'node:url';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { iconFile } from './public-icons.ts';

type Shape = [tag: string, attributes: Record<string, string>];

interface IconModule {
  __iconData?: { name: string; node: Shape[] };
}

function markup([tag, { key: _forReact, ...attributes }]: Shape): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join('')}/>`;
}

/** The same drawing with as few shapes as the optimizer finds. */
function merged(shapes: readonly Shape[]): Shape[] {
  const drawn: Shape[] = [];
  const note = ({ name, attributes }: { name: string; attributes: Record<string, string> }) =>
    void (name !== 'svg' && drawn.push([name, attributes]));
  const drawing = shapes.map(markup).join('');
  optimize(`<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor">${drawing}</svg>`, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      // Forced, because shapes of one colour may cross.
      { name: 'mergePaths', params: { force: true } },
      { name: 'note-shapes', fn: () => ({ element: { enter: note } }) },
    ],
  });
  return drawn;
}

/**
 * Draws Lucide's icons with one path where that is possible, because each shape is an element that the server writes and the
 * browser styles, lays out and hydrates: they were a quarter of the elements of the listings.
 */
export function onePathIcons(): Plugin {
  return {
    name: 'estate:one-path-icons',
    apply: 'build',
    transform: {
      filter: { id: iconFile },
      async handler(_code, id) {
        const { __iconData: icon } = (await import(pathToFileURL(id).href)) as IconModule;
        // Other modules of the folder are further names of an icon.
        if (!icon) return undefined;
        const data = JSON.stringify({ ...icon, node: merged(icon.node) });
        const code = [
          `import createLucideIcon from '../createLucideIcon.mjs';`,
          `export const __iconData = ${data};`,
          'export default createLucideIcon(__iconData);',
        ].join('\n');
        return { code, map: null };
      },
    },
  };
}
