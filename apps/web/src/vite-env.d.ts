/// <reference types="vite/client" />

/** build/map-worker.ts */
declare module 'virtual:map-worker' {
  const url: string;
  export default url;
}
