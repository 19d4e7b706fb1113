import { publicIcons } from './public-icons.ts';

/** Asks for the first file, so it is none of its modules. */
export const afterPaint = 'src/after-paint.ts';

interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null;
}

/** Modules of most first screens. Excluded are later parts: carousel, testimonials, dialogs, most of a form, sending it. */
const partOfMostPages =
  /src[\\/](ui[\\/](?!carousel|modal|stars|testimonial|review-note|form[\\/](?!field|select|text|place-field|form-missing|use-search))|api[\\/](?!send-lead|submission|challenge)|brokers|claims|forms|search-choices|property-images|consent[\\/]data-layer|features[\\/]valuation[\\/]funnel-(frame|section)|maps[\\/](consent-map|maps-permission|texts)|(features[\\/])?recently-viewed[\\/]recently-viewed\.)|react-query/;

const iconFile = /lucide-react[\\/].*icons[\\/]([a-z0-9-]+)\.m?js$/;

function isOfEntry(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  return (
    module !== null &&
    (module.isEntry || module.importers.some((importer) => isOfEntry(importer, graph, seen)))
  );
}

/**
 * Chunk of a module. Modules that all or most pages need share one file, because on a phone each further file of a
 * first visit takes bandwidth from the first. Undefined leaves the module in its page's own chunk. Rolldown's tag
 * `$initial` is not used, because two groups become two files, even under one name.
 */
export function firstFile(id: string, graph: ModuleGraph): string | undefined {
  if (id.endsWith(afterPaint)) return undefined;
  const icon = iconFile.exec(id)?.[1];
  if (icon !== undefined) return publicIcons.has(icon) ? 'app' : undefined;
  return partOfMostPages.test(id) || isOfEntry(id, graph) ? 'app' : undefined;
}
