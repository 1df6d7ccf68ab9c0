import { defineConfig } from 'oxlint'
import { importRules } from './setup/boundaries/import-rules.ts'
import { boundaries } from './setup/boundaries/boundaries.ts'
import { GONE_NAMES, GONE_WORDS } from './setup/gone-names.ts'

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'node'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'data', '.node', '.cache'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'max-lines': ['error', { max: 200 }],
    'max-lines-per-function': ['error', { max: 50, skipComments: true }],
    'typescript/no-explicit-any': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'prefer-const': 'error',
    'no-var': 'error',
    'id-denylist': ['error', ...GONE_WORDS, ...GONE_NAMES],
  },
  overrides: [
    ...importRules(boundaries),
    { files: ['src/server/**'], excludeFiles: ['src/server/config/config.ts', '**/*.test.ts'], rules: { 'node/no-process-env': 'error' } },
    // Its names are those of the tables.
    { files: ['src/server/db/schema.ts'], rules: { 'id-denylist': 'off' } },
    // The server logs through pino and prints through print.ts. In the browser the console is the log, of failures only.
    {
      files: ['src/**'],
      excludeFiles: ['**/*.test.{ts,tsx}', 'src/web/**', 'src/server/db/places/pack-places.ts'],
      rules: { 'no-console': 'error' },
    },
    { files: ['src/web/**'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
    // Data is as long as it is.
    {
      files: [
        'src/server/db/demo/**',
        'src/server/db/schema.ts',
        'src/test/app/guard-table.ts',
        'src/test/app/operation-ids.ts',
        'src/test/buyer-*.ts',
        'src/contract/site-texts/**',
        'src/server/features/artwork/shapes/glyphs*.ts',
        'src/server/vocabulary/english-words.ts',
        'src/server/db/places/places-since-2016.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
    { files: ['**/*.test.{ts,tsx,mjs}', 'e2e/**'], rules: { 'max-lines-per-function': 'off' } },
  ],
})
