import { begin } from './begin.mjs';

await begin('../bench/run.mjs');
