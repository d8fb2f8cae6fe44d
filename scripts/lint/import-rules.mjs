/**
 * The import rules of docs/architecture.md as lint rules for the editor. `tests/repo/import-rules.test.ts` resolves the
 * paths and checks them exactly.
 */
const RULE = '@typescript-eslint/no-restricted-imports'

const noHost = { regex: '(^|/)host/', message: 'Widgets do not know the host; say it in the contract.' }
const noOtherPreact = { regex: '^preact', message: 'Write React; the build makes the Preact flavour.' }
const browserOnly = { regex: '^node:', message: 'Widgets run in browsers; Node modules belong to the host.' }
const missingInPreact = {
  name: 'react',
  importNames: ['use', 'useActionState', 'useOptimistic', 'useFormStatus', 'lazy', 'Activity', 'act', 'cache'],
  message: 'Preact does not have it; see docs/decisions.',
}

const ownPackages = allowed => ({
  regex: `^@firstrung/(?!(${allowed.join('|')})(/|$))`,
  message: `Only ${allowed.map(name => `@firstrung/${name}`).join(', ') || 'react'} may be imported here.`,
})

const restrict = (files, patterns, { paths = [], ignores = [] } = {}) => ({
  files,
  ignores,
  rules: { [RULE]: ['error', { paths, patterns }] },
})

const widget = [
  noHost,
  noOtherPreact,
  browserOnly,
  ownPackages(['mount', 'ui', 'api']),
  { regex: '^@firstrung/mount/(server|preact)', message: 'The server renders widgets; they do not render themselves.' },
]

/** A feature's files are private: `../jobs` is its index, `../jobs/queries` is not allowed. */
const featureByIndex = {
  regex: '^\\.\\./([\\w-]+|\\.\\./(public|account|tracker|reviews|team)/[\\w-]+)/',
  message: 'Import another feature through its index.ts: `../jobs`, not `../jobs/queries`.',
}
const noComponents = [
  { regex: '^(react|react-dom|preact)(/|$)', message: 'The host renders through dist/server, never a component.' },
  {
    regex: '^@firstrung/[\\w-]+$',
    message: 'The host knows widgets only by their contract: `@firstrung/faq/contract`.',
  },
  { regex: '(^|/)widgets/', message: 'The host knows widgets only by their contract: `@firstrung/faq/contract`.' },
]
const configOnce = {
  regex: '^(\\.\\./)+config$|^\\./config$',
  message: 'Only server.ts, services.ts and the command lines read the config; take what you need as an argument.',
  allowTypeImports: true,
}

export const importRules = [
  restrict(
    ['widgets/*/*/*.{ts,tsx}'],
    [
      ...widget,
      { regex: '^\\.\\./', message: 'A widget imports nothing of another one; shared things live in core/.' },
    ],
    { ignores: ['widgets/core/**', 'widgets/embed/**'], paths: [missingInPreact] },
  ),
  restrict(['widgets/*/*/*/**/*.{ts,tsx}'], widget, { ignores: ['widgets/core/**'], paths: [missingInPreact] }),
  restrict(['widgets/core/{ui,api}/**/*.{ts,tsx}'], [noHost, noOtherPreact, browserOnly, ownPackages(['mount'])], {
    paths: [missingInPreact],
  }),
  restrict(['widgets/core/mount/**/*.{ts,tsx}'], [noHost, browserOnly, ownPackages([])]),
  restrict(['{host,tools}/**/*.ts'], [...noComponents, configOnce], { ignores: ['host/features/**', 'tools/kit/**'] }),
  restrict(['host/{server,worker,services}.ts', '{host,tools}/*/cli.ts'], noComponents),
  restrict(['host/features/*/*/**/*.ts'], [...noComponents, configOnce, featureByIndex]),
  restrict(['host/features/index.ts'], [...noComponents, configOnce]),
  restrict(
    ['host/{http,rendering,db}/**/*.ts'],
    [...noComponents, configOnce, { regex: '(^|/)features/', message: 'The platform does not know its features.' }],
  ),
  restrict(
    ['tools/importer/**/*.ts'],
    [
      ...noComponents,
      configOnce,
      { regex: '(^|/)demo(/|$)', message: 'The importer does not depend on the demo data.' },
    ],
    { ignores: ['tools/importer/cli.ts'] },
  ),
  restrict(
    ['host/lib/**/*.ts'],
    [...noComponents, { regex: '^\\.\\./', message: 'host/lib imports nothing of the host.' }],
  ),
]
