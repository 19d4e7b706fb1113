import { begin } from './begin.mjs';

await begin('start');
