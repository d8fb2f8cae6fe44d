import js from '@eslint/js'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { handledPromises } from './scripts/lint/handled-promises.mjs'
import { importRules } from './scripts/lint/import-rules.mjs'
import { reasons } from './scripts/lint/reasons.mjs'

const TS = ['**/*.{ts,tsx,mts}']

/** Selectors of `no-restricted-syntax`; a later block replaces the list of an earlier one, so they are put together. */
const inlineStyle = {
  selector: 'JSXOpeningElement[name.type="JSXIdentifier"][name.name=/^[a-z]/] > JSXAttribute[name.name="style"]',
  message: 'Our CSP drops style attributes of server HTML: use a class, or set a custom property in an effect.',
}
const rawHtml = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Trusted Types: widgets render elements, never HTML text.',
}
const rawHtmlWrite = {
  selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
  message: 'Trusted Types: build elements, never HTML text.',
}
const formAction = {
  selector: 'JSXAttribute[name.name=/^(action|formAction)$/] > JSXExpressionContainer > ArrowFunctionExpression',
  message: 'Preact has no form actions: use onSubmit.',
}
const reactNamespace = {
  selector: 'ImportDeclaration[source.value="react"] > :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier)',
  message: 'Import by name: what Preact lacks then fails the build, not the visitor.',
}
const replacedStatic = {
  selector: 'MemberExpression[object.name="Array"][property.name="from"]',
  message: 'Scripts of other pages replace it: spread instead.',
}
const processEnv = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'host/config.ts is the only reader of the environment.',
}
const duration = {
  selector:
    ':matches(BinaryExpression[operator="*"][left.right.value=60][right.value=1000], Literal[raw=/^(86_?400_?000|3_?600_?000)$/])',
  message: 'Write it with MINUTE, HOUR or DAY of host/lib/durations.',
}
const syntax = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] })

// Names with a leading underscore are positions that nobody reads.
const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }

const everywhere = {
  curly: 'error',
  eqeqeq: 'error',
  'no-unused-vars': ['error', unused],
  'no-console': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
  'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
  'import-x/first': 'error',
  'import-x/no-duplicates': 'error',
  'import-x/no-mutable-exports': 'error',
  'import-x/order': [
    'error',
    {
      groups: ['builtin', ['external', 'internal', 'unknown'], 'parent', ['sibling', 'index']],
      alphabetize: { order: 'asc', caseInsensitive: true },
    },
  ],
  'firstrung/reasons': 'error',
}

/** Rules that need types are in .oxlintrc.json: on the native compiler they take a sixth of the time. */
const typescript = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  '@typescript-eslint/no-unused-vars': ['error', unused],
}

const toolFiles = ['*.config.{mjs,ts}', '.storybook/**', 'stories/**']

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'var/**', '.cache/**', '.tmp-*/**', 'test-results/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { 'import-x': importX, firstrung: { rules: { reasons, 'handled-promises': handledPromises } } },
    rules: everywhere,
  },
  {
    files: TS,
    extends: [tseslint.configs.recommended],
    rules: typescript,
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  { files: ['scripts/**', 'bench/**', '**/cli.ts', '**/*.mjs'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    // The plugin's other rules run the React compiler, which we do not use, and took a third of the linter's time.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['widgets/**/*.{ts,tsx}'],
    rules: syntax(inlineStyle, rawHtml, rawHtmlWrite, formAction, reactNamespace, replacedStatic),
  },
  { files: ['{host,tools}/**/*.ts'], rules: syntax(processEnv, duration) },
  // Only a host ends with a failure that nothing handles.
  {
    files: ['{host,tools}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { 'firstrung/handled-promises': 'error' },
  },
  { files: ['host/config.ts', 'tools/kit/**', '{host,tools}/**/cli.ts'], rules: syntax(duration) },
  ...importRules,
  {
    // Declarations of packages that have none of their own.
    files: ['**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off', '@typescript-eslint/consistent-type-imports': 'off' },
  },
  { files: toolFiles, rules: { 'no-restricted-exports': 'off' } },
)
