import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { runCommand } from '../deploy/local/process/run-command.ts';
import { findTool } from '../deploy/verify-tools.mjs';

const timeoutMs = 60_000;

/**
 * Checks rendered manifests against the schemas of their kinds: Kubernetes' own, and KEDA's for its ScaledObjects. Unknown
 * fields and kinds are faults. `file` has no ending; the manifests are written beside it, parted by whose kind they are.
 * @param {string} rendered @param {string} file
 * @returns {Promise<import('../deploy/local/checks/check-report.ts').Outcome>}
 */
export async function validate(rendered, file) {
  /** @type {{ apiVersion: string }[]} */
  const manifests = parseAllDocuments(rendered).map((document) => document.toJS());
  const ofKeda = manifests.filter(({ apiVersion }) => apiVersion.startsWith('keda.sh/'));
  const others = manifests.filter((manifest) => !ofKeda.includes(manifest));
  const kubernetes = `${file}-kubernetes.yaml`;
  writeFileSync(kubernetes, others.map((manifest) => JSON.stringify(manifest)).join('\n---\n'));
  const tool = await findTool('kubernetes-validate');
  const answer = await runCommand(tool, ['--strict', '--quiet', kubernetes], { timeoutMs });
  // The tool only warns of a kind that it does not know.
  if (!answer.ok || /^WARN/m.test(answer.output)) return { ...answer, ok: false };
  if (ofKeda.length === 0) return answer;
  const schema = `${file}-scaled-object.json`;
  writeFileSync(schema, JSON.stringify(await scaledObjectSchema()));
  const instances = ofKeda.map((manifest, index) => {
    const instance = `${file}-keda-${index}.json`;
    writeFileSync(instance, JSON.stringify(manifest));
    return instance;
  });
  const ofSchemas = await findTool('check-jsonschema');
  return runCommand(ofSchemas, ['--schemafile', schema, ...instances], { timeoutMs });
}

/** The schema in KEDA's definition of the kind; as in a strict cluster, no other field is allowed. */
async function scaledObjectSchema() {
  const bases = join(await findTool('keda'), 'config', 'crd', 'bases');
  const { spec } = parse(readFileSync(join(bases, 'keda.sh_scaledobjects.yaml'), 'utf8'));
  const [{ name, schema }] = spec.versions;
  const { properties, ...rest } = strict(schema.openAPIV3Schema);
  const ofKind = { apiVersion: { const: `${spec.group}/${name}` }, kind: { const: spec.names.kind } };
  return { ...rest, properties: { ...properties, ...ofKind } };
}

/** @param {any} schema @returns {any} */
function strict(schema) {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strict(value)]));
  const isOpen =
    !inner['properties'] || inner['additionalProperties'] || inner['x-kubernetes-preserve-unknown-fields'];
  return isOpen ? inner : { ...inner, additionalProperties: false };
}
