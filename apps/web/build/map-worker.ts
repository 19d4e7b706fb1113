import type { Plugin } from 'vite';

const name = 'virtual:map-worker';
const worker = 'maplibre-gl/dist/maplibre-gl-worker.mjs';

/**
 * Provides the URL of MapLibre's worker as a chunk of the browser build, so that worker and map share one file of 150
 * KB. Vite's own `?worker` would bundle these 150 KB twice.
 */
export const mapWorker = (): Plugin => {
  let isOfBrowser = false;
  return {
    name: 'estate:map-worker',
    configResolved: ({ command, build }) => {
      isOfBrowser = command === 'build' && !build.ssr;
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      if (!isOfBrowser) return `export { default as workerUrl } from '${worker}?url';`;
      const chunk = this.emitFile({ type: 'chunk', id: worker });
      return `export const workerUrl = import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
};
