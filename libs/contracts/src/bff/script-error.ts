import { z } from 'zod';

/** A script error in a visitor's browser, with the page and the release in which it occurred, without personal data. */
export const ScriptError = z.object({
  path: z.string().max(500).describe('Path of the page, without query and fragment'),
  /** Path of the app's entry script, which identifies the release, because its file name contains a hash. */
  script: z.string().max(200).describe("Path of the app's first script"),
});
export type ScriptError = z.infer<typeof ScriptError>;
