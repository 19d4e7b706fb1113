interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null;
}

/** Parts that most pages show first. Not among them: what comes later (carousel, voices, most of a form and how it is sent). */
const partOfMostPages =
  /src[\\/](ui[\\/](?!carousel|stars|testimonial|form[\\/](?!field|select|text|form-missing))|api[\\/](?!send-lead|submission|challenge)|brokers|claims|forms|property-images|consent[\\/]data-layer|features[\\/]valuation[\\/]funnel-(frame|section)|maps[\\/](consent-map|maps-permission|texts))|react-query/;

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
 * Chunk of a module: one file for what every page needs and what most share, because on a phone each further file of a
 * first visit takes its part of the line from the first. Undefined leaves the module to its page's own chunk. Not
 * Rolldown's tag `$initial`: two groups become two files, even under one name.
 */
export function firstFile(id: string, graph: ModuleGraph): string | undefined {
  return partOfMostPages.test(id) || isOfEntry(id, graph) ? 'app' : undefined;
}
