/**
 * Rules for imports: no cycles, no imports between features of the website, and which project may import which
 * (architecture.md, Folders).
 */
const libs = (...names) => names.map((name) => `libs/${name}`);
const ofServices = libs('domain', 'contracts', 'content', 'rpc', 'server-kit', 'test-kit');

/** The libraries and apps that each project may import. Scripts in deploy may import every project. */
const mayImport = {
  'libs/domain': [],
  'libs/contracts': libs('domain'),
  'libs/content': libs('domain'),
  'libs/test-kit': libs('contracts', 'content'),
  'libs/server-kit': libs('contracts', 'test-kit'),
  'libs/storage': libs('contracts', 'server-kit', 'test-kit'),
  'libs/rpc': libs('contracts', 'content', 'server-kit', 'test-kit'),
  'apps/web': libs('domain', 'contracts', 'content', 'test-kit'),
  'apps/propstack-sim': libs('test-kit'),
  'apps/crm-sync': [...libs('domain', 'contracts', 'rpc', 'server-kit', 'test-kit'), 'apps/propstack-sim'],
  'apps/catalog': ofServices,
  'apps/content': ofServices,
  'apps/leads': [...ofServices, 'libs/storage'],
  'apps/identity': ofServices,
  'apps/media': [...ofServices, 'libs/storage'],
  'apps/bff': ofServices,
  'apps/e2e': ofServices,
  'apps/backup': libs('contracts', 'server-kit', 'storage', 'test-kit'),
};

const anyOf = (folders) => `^(${folders.join('|')})/`;
/** Scripts are not in a package, so they are imported by path. */
const scripts = ['^deploy/(local/.*\\.(mjs|ts)|staff-client\\.ts)$'];
/** The BFF's tests run the real identity service, in order to test permissions. */
const testsOfBff = '^apps/bff/test/';

const boundary = (project, imports, { from = `^${project}/`, pathNot } = {}) => ({
  name: `boundary-of-${project.replace('/', '-')}`,
  comment: `${project} may import ${imports.join(', ') || 'no other project'}.`,
  severity: 'error',
  from: { path: from, ...(pathNot && { pathNot }) },
  to: { path: '^(apps|libs|deploy)/', pathNot: [anyOf([project, ...imports]), ...scripts] },
});

const boundaries = Object.entries(mayImport).flatMap(([project, imports]) =>
  project === 'apps/bff'
    ? [
        boundary(project, imports, { pathNot: testsOfBff }),
        boundary(project, [...imports, 'apps/identity'], { from: testsOfBff }),
      ]
    : [boundary(project, imports)],
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...boundaries,
    {
      name: 'boundary-of-new-projects',
      comment: 'A project that mayImport does not name imports no other one.',
      severity: 'error',
      from: { path: '^((apps|libs)/[^/]+)/', pathNot: anyOf(Object.keys(mayImport)) },
      to: { path: '^(apps|libs|deploy)/', pathNot: ['^$1/', ...scripts] },
    },
    {
      name: 'projects-by-name',
      comment: 'Another project is imported as @estate/<package>/<file>.',
      severity: 'error',
      from: { path: '^((apps|libs)/[^/]+|deploy)/' },
      to: {
        path: anyOf(['apps', 'libs']),
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-apart',
      comment:
        'What two features of the site share belongs to ui, form, api or a folder of its own beside them.',
      severity: 'error',
      from: { path: '^apps/web/src/site/features/([^/]+)/' },
      to: { path: '^apps/web/src/site/features/([^/]+)/', pathNot: '^apps/web/src/site/features/$1/' },
    },
    {
      name: 'site-and-staff-apart',
      comment: 'What site and staff share belongs to shared. Routes import both.',
      severity: 'error',
      from: { path: '^apps/web/src/(site|staff)/' },
      to: { path: '^apps/web/src/(site|staff|app|routes|server)/', pathNot: '^apps/web/src/$1/' },
    },
    {
      name: 'shared-alone',
      comment: 'What site and staff share knows neither of them.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(site|staff|app|routes|server)/' },
    },
    {
      name: 'start-before-builds',
      comment: 'npm start builds the packages, so its scripts import one only where it is used, by import().',
      severity: 'error',
      from: { path: '^deploy/local/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(apps|libs)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(k6|virtual:map-worker)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/styled-system/|\\.gen\\.)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
