import { begin } from './begin.mjs';

await begin('./commands/dev.mjs');
