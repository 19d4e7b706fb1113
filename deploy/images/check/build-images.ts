import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { runCommand } from '../../local/process/run-command.ts';
import { SetupFault } from '../../local/setup-fault.mjs';
import { execForm, expand, ignoring, pairsOf, readDockerfile, type Instruction } from './dockerfile.ts';

/** A stage that was built: its files below `root`, and what its instructions say. */
export interface Image {
  readonly root: string;
  workdir: string;
  readonly env: Record<string, string>;
  readonly labels: Record<string, string>;
  user: string;
  command: string[];
  health: string[];
}

interface Builder {
  /** The build's context, with the Dockerfile's own .dockerignore. */
  context: string;
  dockerfile: string;
  folder: string;
  /** The folder of Node's program that stands for the base image, before the PATH. */
  node: string;
}

const isRoot = process.getuid?.() === 0;
/** What npm needs of our environment to reach its registry. */
const ofNpm = /^(home|(https?|no)_proxy|node_extra_ca_certs|npm_config_(registry|cache|userconfig|cafile))$/i;
const passed = Object.fromEntries(Object.entries(process.env).filter(([name]) => ofNpm.test(name)));

/**
 * Builds an image for each app without a container engine: stages are folders, RUN is a shell in them. A stage that does
 * not take APP is built once, and a stage that begins FROM it goes on in its folder. Throws at the first step that fails.
 */
export async function buildImages(apps: readonly string[], builder: Builder): Promise<Map<string, Image>> {
  const images = new Map<string, Image>();
  const shared = new Map<string, Image>();
  for (const app of apps) images.set(app, await buildImage(app, builder, shared));
  return images;
}

async function buildImage(app: string, builder: Builder, shared: Map<string, Image>): Promise<Image> {
  const instructions = readDockerfile(readFileSync(builder.dockerfile, 'utf8'));
  const stages = new Map(shared);
  const global: Record<string, string> = {};
  let args: Record<string, string> = {};
  let image: Image | undefined;
  let name = '';
  for (const [index, step] of instructions.entries()) {
    if (step.name === 'FROM') {
      const [base = '', , as = app] = expand(step.text, global).split(/\s+/i);
      [name, args] = [as, {}];
      const isDone = shared.has(name);
      image = isDone ? undefined : stageFrom(stages.get(base), base, join(builder.folder, as));
      if (image) stages.set(name, image);
      const takesApp = nextStage(instructions, index).some((one) => one.name === 'ARG' && one.text === 'APP');
      if (image && !takesApp) shared.set(name, image);
    } else if (step.name === 'ARG') {
      const [arg = '', value] = step.text.split('=');
      const given = { ...global, APP: app }[arg] ?? value ?? '';
      (name === '' ? global : args)[arg] = given;
    } else if (image) await apply(step, { image, args, stages, builder });
  }
  if (!image) throw new Error('The Dockerfile has no stage.');
  // Read-only for whoever is not root; root's files are for the user of the image anyway.
  if (!isRoot) takeWrite(join(image.root, 'estate'));
  return image;
}

/** The instructions of the stage that begins at `index`. */
function nextStage(instructions: readonly Instruction[], index: number): Instruction[] {
  const end = instructions.findIndex(({ name }, at) => at > index && name === 'FROM');
  return instructions.slice(index + 1, end === -1 ? undefined : end);
}

function stageFrom(base: Image | undefined, name: string, root: string): Image {
  if (base) return { ...base, env: { ...base.env }, labels: { ...base.labels } };
  if (!name.startsWith('node:')) throw new Error(`FROM ${name}: neither a stage nor Node's image`);
  mkdirSync(root, { recursive: true });
  return { root, workdir: '/', env: {}, labels: {}, user: 'root', command: [], health: [] };
}

interface Step {
  image: Image;
  args: Record<string, string>;
  stages: Map<string, Image>;
  builder: Builder;
}

async function apply(
  { name, flags, text }: Instruction,
  { image, args, stages, builder }: Step,
): Promise<void> {
  const values = { ...args, ...image.env };
  const inside = (path: string) => join(image.root, path.startsWith('/') ? path : join(image.workdir, path));
  switch (name) {
    case 'ENV':
      return void Object.assign(image.env, Object.fromEntries(pairsOf(expand(text, values))));
    case 'LABEL':
      return void Object.assign(image.labels, Object.fromEntries(pairsOf(expand(text, values))));
    case 'WORKDIR':
      image.workdir = join('/', relative(image.root, inside(expand(text, values))));
      return void mkdirSync(inside('.'), { recursive: true });
    case 'USER':
      return void (image.user = text);
    case 'CMD':
      return void (image.command = execForm(text));
    case 'HEALTHCHECK':
      return void (image.health = execForm(text));
    case 'STOPSIGNAL':
      return;
    case 'COPY': {
      const words = expand(text, values).split(/\s+/);
      const target = words.pop() ?? '';
      const stage = flags['from'] === undefined ? undefined : stages.get(flags['from']);
      if (flags['from'] !== undefined && !stage)
        throw new Error(`COPY --from=${flags['from']}: no such stage`);
      for (const source of words) copyInto(source, inside(target), stage, builder, target.endsWith('/'));
      return;
    }
    case 'RUN': {
      const env = { ...passed, ...values, PATH: `${builder.node}:${process.env['PATH']}` };
      const { ok, output } = await runCommand('sh', ['-euc', withRoot(text, image.root)], {
        cwd: inside('.'),
        env,
        timeoutMs: 600_000,
      });
      if (!ok) throw new SetupFault(`RUN ${text}\n${output.slice(-3_000)}`);
      return;
    }
    default:
      throw new Error(`${name} is not known here.`);
  }
}

/** Absolute folders of a command lie below the stage; only root can give files away. */
function withRoot(command: string, root: string): string {
  const own = isRoot ? command : command.replaceAll(/ -[og] \d+/g, '');
  return own.replaceAll(/(?<=\s)\/(?=estate|storage)/g, `${root}/`);
}

/** As COPY does: the content of a folder, or a file into a folder. */
function copyInto(
  source: string,
  target: string,
  stage: Image | undefined,
  builder: Builder,
  isFolder: boolean,
) {
  const base = stage?.root ?? builder.context;
  const from = join(base, source);
  if (!existsSync(from)) throw new SetupFault(`COPY ${source}: there is no such file in the context.`);
  const isFile = statSync(from).isFile();
  const to = isFile && (isFolder || existsSync(target)) ? join(target, basename(from)) : target;
  const isIgnored = stage
    ? () => false
    : ignoring(readFileSync(`${builder.dockerfile}.dockerignore`, 'utf8'));
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isIgnored(relative(base, path)),
  });
  // The next app goes on in the same folder.
  if (stage) rmSync(from, { recursive: true });
}

function takeWrite(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink())
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  }
}
