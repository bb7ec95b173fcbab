const { layers } = require('./layers.cjs');

const inPlace = (part) => (place) => (place === '.' ? `^${part}/[^/]+$` : `^${part}/${place}/`);

/** The one door to the QA bench, opened in QA builds only. */
const QA_DOOR = '^src/app/qaTools\\.ts$';

/** For every place: everything of its own rank or above, but itself, is forbidden. */
const directionRules = Object.entries(layers).flatMap(([part, ranks]) =>
  ranks.flatMap((rank, index) =>
    rank.map((place) => ({
      name: `direction-of-${part}/${place}`,
      comment: `${part}/${place} may import from itself and from lower ranks only (see .config/layers.cjs)`,
      severity: 'error',
      from: { path: inPlace(part)(place), pathNot: QA_DOOR },
      to: { path: ranks.slice(index).flat().map(inPlace(part)), pathNot: inPlace(part)(place) },
    })),
  ),
);

/** A folder that no list names would be under no order. */
const placeRules = Object.entries(layers).flatMap(([part, ranks]) => {
  const outside = { path: `^${part}/`, pathNot: ranks.flat().map(inPlace(part)) };
  const rule = { comment: `${part} has a place that .config/layers.cjs does not name`, severity: 'error' };
  return [
    { name: `places-of-${part}`, ...rule, from: outside, to: {} },
    { name: `places-of-${part}`, ...rule, from: {}, to: outside },
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directionRules,
    ...placeRules,
    {
      name: 'no-circular',
      severity: 'error',
      from: { path: '^src' },
      to: { circular: true },
    },
    {
      // Not for what the door to the QA bench joins: there the lists alone watch.
      name: 'no-folders-that-import-each-other',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/', pathNot: '^src/(app|tools|replay)' },
      to: { circular: true },
    },
    {
      name: 'server-renders-pages-and-nothing-else-of-the-browser',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/pages/' },
      to: { path: '^src/(ui|api|layout|features|app)/' },
    },
    {
      name: 'node-built-ins-stay-out-of-the-browser',
      severity: 'error',
      from: { path: '^src/(domain|content|ui|api|layout|features|pages|app)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'one-folder-names-the-engines',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(server/db/|tools/)' },
      to: { path: 'node_modules/pg/' },
    },
    {
      name: 'one-file-names-the-identity-provider',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/auth/auth\\.ts$' },
      to: { path: 'node_modules/@?firebase/' },
    },
    {
      name: 'the-identity-provider-comes-only-when-called',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/features/auth/auth\\.ts$', dynamic: false },
    },
    {
      name: 'nothing-imports-replay',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(replay|tools)/', QA_DOOR] },
      to: { path: '^src/replay/' },
    },
    {
      name: 'the-qa-bench-comes-by-dynamic-import-only',
      severity: 'error',
      from: { path: QA_DOOR },
      to: { dynamic: false },
    },
    {
      name: 'src-knows-no-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^__tests__/' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
