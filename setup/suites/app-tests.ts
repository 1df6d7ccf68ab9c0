import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'

/** The databases that a test of an app runs on (docs/decisions/0028-one-database-a-test.md). */
export type Choice = { server: string[]; embedded: string[] }

/** What the two databases could do differently: a test beside or below runs on both. */
const CAN_DIFFER = ['src/server/db/', 'src/server/jobs/', 'src/server/backup/', 'src/server/http/']
/** Both refuse the same of many hostile calls. */
const ONCE = ['src/server/http/wire/hostile-requests.test.ts']
/** The folder of a feature, whose tests may lie in another part of it than the SQL that they call. */
const featureOf = (file: string) => `${/^src\/server\/features\/[^/]+/.exec(file)?.[0] ?? dirname(file)}/`
/** Files that hold SQL. */
const SQL = /(?:^|[/-])queries\.ts$|-sql\.ts$/

/**
 * Chooses the databases of tests. Each runs on the server, where there is one; on both those that `isAll` asks for, those of what can
 * differ, and those in a folder in which SQL has changed.
 */
export function databasesOf(
  tests: string[],
  { hasServer, isAll, changed }: { hasServer: boolean; isAll: boolean; changed: string[] },
): Choice {
  if (!hasServer) return { server: [], embedded: tests }
  const folders = [...CAN_DIFFER, ...changed.filter((file) => SQL.test(file)).map(featureOf)]
  const isOnBoth = (test: string) => isAll || (!ONCE.includes(test) && folders.some((folder) => test.startsWith(folder)))
  return { server: tests, embedded: tests.filter(isOnBoth) }
}

/**
 * Returns the files that differ from where this branch left the main one, untracked ones included; on the main branch itself from the
 * commit before the last. Where git cannot tell, as in a copy without history, nothing has changed.
 */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .split('\n')
        .filter(Boolean)
    } catch {
      return []
    }
  }
  const [head] = git('rev-parse', 'HEAD')
  const bases = ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch)).filter((base) => base !== head)
  const base = bases[0] ?? (git('rev-parse', '--verify', 'HEAD~1')[0] || 'HEAD')
  return [...git('diff', '--name-only', '--no-relative', base), ...git('ls-files', '--others', '--exclude-standard')]
}
