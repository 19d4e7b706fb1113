import { iconFile, publicIcons } from './public-icons.ts';

/** Asks for the first file, so it is none of its modules. */
export const afterPaint = 'src/app/after-paint.ts';

interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null;
}

/** Modules of most first screens. Excluded are later parts: carousel, testimonials, dialogs, most of a form, sending it. */
const partOfMostPages =
  /src[\\/](brokers|claims|forms|property-images)|src[\\/](shared|site)[\\/](ui[\\/](?!carousel|modal|testimonial)|form[\\/](field|select|text|place-field|form-missing|use-search|search-choices)|api[\\/](?!send-lead|submission|challenge)|consent[\\/]data-layer|features[\\/]valuation[\\/]funnel-(frame|section)|maps[\\/](consent-map|maps-permission|map-texts)|lists[\\/]viewed|features[\\/]recently-viewed[\\/]recently-viewed\.)|react-query/;

function isOfEntry(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  return (
    module !== null &&
    (module.isEntry || module.importers.some((importer) => isOfEntry(importer, graph, seen)))
  );
}

/** Whether all or most pages need a module. */
function isOfMostPages(id: string, graph: ModuleGraph): boolean {
  if (id.endsWith(afterPaint)) return false;
  const icon = iconFile.exec(id)?.[1];
  if (icon !== undefined) return publicIcons.has(icon);
  return partOfMostPages.test(id) || isOfEntry(id, graph);
}

const groupOf = (name: string) => ({
  name: (id: string, graph: ModuleGraph) => (isOfMostPages(id, graph) ? name : undefined),
});

/**
 * Modules that all or most pages need share two files, the libraries and the app, which run one after the other: in one
 * piece they take a slow phone 130 ms (decision 32). No more than two, because on a phone each further file of a first
 * visit takes bandwidth from the first. Other modules stay in the chunks of their pages. Rolldown's tag `$initial` is not
 * used, because it cannot be bound to one group.
 */
export const firstFiles = [
  // Before the app, because a group takes along what its modules import.
  { ...groupOf('libraries'), test: /node_modules/, priority: 1 },
  groupOf('app'),
];
