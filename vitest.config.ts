import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { endpointTable } from './setup/endpoint-table.ts'
import { changedFiles, databasesOf } from './setup/suites/app-tests.ts'
import { changedSql } from './setup/suites/changed-sql.ts'
import { HUNG_MS, PATIENCE_MS } from './src/test/app/patience.ts'
import { hasPostgres, NO_SERVER } from './src/test/database/postgres.ts'

const all = ['src/**/*.test.{ts,tsx}', '{setup,tools/measure}/**/*.test.{mjs,ts}']
/** Tests that create an app. */
const appTests = [
  ...new Set(['app/app', 'people/billing', 'stubs/model-chat', 'stubs/social-site'].flatMap((file) => testsThatImport(`#test/${file}.ts`))),
]
/** Set by `npm test -- --all`. */
const isAll = process.env.BACKDOCK_TEST_ALL === 'true'
/** Set by `npm test -- --changed`. */
const isForChange = process.env.BACKDOCK_TEST_CHANGED === 'true'
const root = import.meta.dirname
const changed = changedFiles(root)
const on = databasesOf(appTests, {
  hasServer: hasPostgres(),
  isAll,
  sql: changedSql(root, changed),
  changed: isForChange ? changed : null,
})

function testsThatImport(path: string) {
  return globSync('src/**/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes(path))
}

/** Tests that start programs. */
const programTests = globSync(all).filter((file) => /node:child_process|#test\/programs\/program/.test(readFileSync(file, 'utf8')))

/** What starts programs waits for them most of its time: begun first, it is not what all the others have to wait for at the end. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const order = await super.sort(files)
    return [...order.filter(isOfPrograms), ...order.filter((file) => !isOfPrograms(file))]
  }
}
const isOfPrograms = ({ project }: TestSpecification) => project.name === 'programs'

if (!hasPostgres()) console.log(`The API suite runs on the embedded database only: ${NO_SERVER}`)

export default defineConfig({
  plugins: [endpointTable()],
  test: {
    pool: 'forks',
    // One more than the cores of a small machine: some tests mostly wait.
    maxWorkers: 3,
    testTimeout: HUNG_MS,
    hookTimeout: HUNG_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // A line a file: `npm test` ends with the slowest tests.
    slowTestThreshold: Infinity,
    setupFiles: ['src/test/clock/clock-of-file.ts'],
    // For the programs that tests start, as `npm start` has it.
    env: { NODE_COMPILE_CACHE: resolve('.cache/compiled') },
    sequence: { sequencer: ProgramsFirst },
    projects: [
      { extends: true, test: { name: 'programs', include: programTests, isolate: false, globalSetup: 'src/test/database/template.ts' } },
      {
        extends: true,
        test: {
          name: 'units',
          include: all,
          exclude: [...appTests, ...programTests],
          isolate: false,
          globalSetup: 'src/test/database/template.ts',
        },
      },
      { extends: true, test: { name: 'embedded', include: on.embedded, isolate: false, globalSetup: 'src/test/database/template.ts' } },
      ...(on.server.length > 0
        ? [
            {
              extends: true as const,
              test: { name: 'server', include: on.server, isolate: false, globalSetup: 'src/test/database/database-server.ts' },
            },
          ]
        : []),
    ],
  },
})
