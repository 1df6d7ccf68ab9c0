import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files that hold SQL. */
const SQL = /(?:^|[/-])queries\.ts$|-sql\.ts$/
const MIGRATION = /^src\/server\/db\/migrations\/.*\.sql$/
/** The tables that a migration makes or changes, or gives an index, a trigger or rows. */
const TABLE =
  /\b(?:(?:create|alter)\s+table|insert\s+into|(?<!\bon\s+)update|delete\s+from|on(?!\s+(?:delete|update|conflict)\b))\s+(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?([a-z_][a-z\d_]*)/g
/** What the code of the server writes to; a table has the name that it has in the code. */
const WRITES = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\('(\w+)/g

/**
 * Returns the changed files that hold SQL of a feature, and those that write to the tables of a changed migration: its constraints, defaults
 * and triggers act there.
 */
export function changedSql(root: string, changed: readonly string[]): string[] {
  const tables = new Set(changed.filter((file) => MIGRATION.test(file)).flatMap((file) => tablesIn(textOf(root, file))))
  return [...new Set([...changed.filter((file) => SQL.test(file)), ...(tables.size > 0 ? writersOf(root, tables) : [])])]
}

/** Returns the names that the tables of a migration have in the code. */
export const tablesIn = (migration: string): string[] => [
  ...new Set([...withoutComments(migration).matchAll(TABLE)].map(([, name = '']) => inCode(name))),
]

/**
 * Returns the tests that are nearest to a file: those beside it, else those in folders below, else the same of the folder above, as far as
 * the folder of its feature.
 */
export function nearestTests(file: string, tests: readonly string[]): string[] {
  const [feature = dirname(file)] = /^src\/server\/features\/[^/]+/.exec(file) ?? []
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const below = tests.filter((test) => test.startsWith(`${folder}/`))
    const beside = below.filter((test) => dirname(test) === folder)
    if (beside.length > 0) return beside
    if (below.length > 0 || folder === feature || !folder.startsWith(feature)) return below
  }
}

const writersOf = (root: string, tables: ReadonlySet<string>) =>
  globSync('src/server/features/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).filter((file) =>
    [...textOf(root, file).matchAll(WRITES)].some(([, name = '']) => tables.has(name)),
  )

/** A file that was removed holds nothing. */
const textOf = (root: string, file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')
const withoutComments = (sql: string) => sql.toLowerCase().replaceAll(/--.*/g, '')
const inCode = (name: string) => name.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
