/// <reference types="vite/client" />

/** build/map-worker.ts */
declare module 'virtual:map-worker' {
  export const workerUrl: string;
}
