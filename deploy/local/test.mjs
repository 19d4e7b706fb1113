import { begin } from './begin.mjs';

await begin('./commands/test.mjs');
