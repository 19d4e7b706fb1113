// A process of its own, so that a download that stands still can be ended. Prints the path of the mongod, or why not.
import { MongoBinary } from 'mongodb-memory-server-core/lib/util/MongoBinary.js';

try {
  process.stdout.write(await MongoBinary.getPath());
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
