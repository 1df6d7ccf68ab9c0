import { execFileSync } from 'node:child_process'
import { nearestTests } from './changed-sql.ts'

/** The databases that a test of an app runs on (docs/decisions/0039-tests-nearest-to-sql.md). */
export type Choice = { server: string[]; embedded: string[] }

/** What the two databases could do differently: a test beside or below runs on both. */
const CAN_DIFFER = ['src/server/db/', 'src/server/jobs/', 'src/server/backup/', 'src/server/http/']
/** What is asked of both, or of neither: many hostile calls, the document of the API, damaged files and buckets of other programs. */
const ONCE = [
  'src/server/http/wire/hostile-requests.test.ts',
  'src/server/http/api-document/',
  'src/server/backup/refused-backups.test.ts',
  'src/server/backup/backup-in-bucket.test.ts',
]
type Run = { hasServer: boolean; isAll: boolean; sql: string[]; changed?: string[] | null }
/**
 * Chooses the databases of tests. Each runs on the server, where there is one; on both those that `isAll` asks for, those of what can
 * differ, and those that are nearest to changed SQL (`changedSql`). Where a run is for what has `changed`, what can differ is where that is.
 */
export function databasesOf(tests: string[], { hasServer, isAll, sql, changed = null }: Run): Choice {
  if (!hasServer) return { server: [], embedded: tests }
  const nearest = new Set(sql.flatMap((file) => nearestTests(file, tests)))
  const differing = CAN_DIFFER.filter((folder) => changed === null || changed.some((file) => file.startsWith(folder)))
  const canDiffer = (test: string) => nearest.has(test) || differing.some((folder) => test.startsWith(folder))
  const isOnBoth = (test: string) => isAll || (!ONCE.some((once) => test.startsWith(once)) && canDiffer(test))
  return { server: tests, embedded: tests.filter(isOnBoth) }
}

/**
 * Returns the commit from which changes count: where this branch left the main one, on the main branch itself the one before its last;
 * null where git cannot tell, as in a copy without history.
 */
export function baseOf(root: string): string | null {
  const [head] = git(root, 'rev-parse', 'HEAD')
  const left = ['origin/main', 'main'].flatMap((branch) => git(root, 'merge-base', 'HEAD', branch)).find((base) => base !== head)
  return left ?? git(root, 'rev-parse', '--verify', 'HEAD~1')[0] ?? head ?? null
}

/** Returns the files that differ from that commit, untracked ones included. */
export function changedFiles(root: string): string[] {
  const base = baseOf(root)
  if (base === null) return []
  return [...git(root, 'diff', '--name-only', '--no-relative', base), ...git(root, 'ls-files', '--others', '--exclude-standard')]
}

/** Returns what git prints, line by line; nothing where it fails. */
function git(root: string, ...args: string[]): string[] {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}
