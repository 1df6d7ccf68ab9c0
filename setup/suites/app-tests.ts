import { execFileSync } from 'node:child_process'
import { nearestTests } from './changed-sql.ts'

/** The databases that a test of an app runs on (docs/decisions/0039-tests-nearest-to-sql.md). */
export type Choice = { server: string[]; embedded: string[] }

/** What the two databases could do differently: a test beside or below runs on both. */
const CAN_DIFFER = ['src/server/db/', 'src/server/jobs/', 'src/server/backup/', 'src/server/http/']
/** Both refuse the same of many hostile calls. */
const ONCE = ['src/server/http/wire/hostile-requests.test.ts']
/**
 * Chooses the databases of tests. Each runs on the server, where there is one; on both those that `isAll` asks for, those of what can
 * differ, and those that are nearest to changed SQL (`changedSql`).
 */
export function databasesOf(tests: string[], { hasServer, isAll, sql }: { hasServer: boolean; isAll: boolean; sql: string[] }): Choice {
  if (!hasServer) return { server: [], embedded: tests }
  const nearest = new Set(sql.flatMap((file) => nearestTests(file, tests)))
  const canDiffer = (test: string) => nearest.has(test) || CAN_DIFFER.some((folder) => test.startsWith(folder))
  const isOnBoth = (test: string) => isAll || (!ONCE.includes(test) && canDiffer(test))
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
