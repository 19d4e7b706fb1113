import type { Plugin } from 'vite';

const name = 'virtual:map-worker';
const worker = 'maplibre-gl/dist/maplibre-gl-worker.mjs';

/**
 * The address of MapLibre's worker, as a chunk of the build of the browser: so worker and map share one file of 150 KB, which
 * Vite's own `?worker` would put into both.
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
