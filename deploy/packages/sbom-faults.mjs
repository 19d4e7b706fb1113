/**
 * What is wrong with a bill of materials: no CycloneDX, a package of the lock file without a component, a component
 * without an address or that the lock file does not have.
 * @param {{ bomFormat?: string, components?: { name: string, version: string, purl?: string }[] }} sbom
 * @param {{ packages: Record<string, { name?: string, version?: string, link?: boolean }> }} lock
 * @returns {string[]}
 */
export function sbomFaults({ bomFormat, components = [] }, { packages }) {
  // npm lists some packages that are installed under another name by that, some by their own.
  const locked = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { name, version }]) => {
      const installed = path.split('node_modules/').at(-1);
      return [`${installed}@${version}`, `${name ?? installed}@${version}`];
    });
  const known = new Set(locked.flat());
  const ours = new Set(
    Object.entries(packages)
      .filter(([path]) => path !== '' && !path.includes('node_modules/'))
      .map(([path, { version }]) => `${path.split('/').at(-1)}@${version}`),
  );
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return [
    ...(bomFormat === 'CycloneDX' ? [] : ['is not CycloneDX']),
    ...locked
      .filter((names) => !names.some((name) => listed.has(name)))
      .map(([name]) => `${name} is not in the SBOM`),
    ...[...listed]
      .filter((name) => !known.has(name) && !ours.has(name))
      .map((name) => `${name} is not in the lock file`),
    ...components
      .filter(({ purl }) => !purl?.startsWith('pkg:npm/'))
      .map(({ name }) => `${name} has no purl`),
  ];
}
