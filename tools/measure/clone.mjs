import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Clones the repository at `root` into a folder, as it is at a commit that `root` knows by this name. Returns where the clone is. */
export function cloneAt(root, commit, folder) {
  const clone = join(folder, 'clone')
  const id = execFileSync('git', ['rev-parse', `${commit}^{commit}`], { cwd: root, encoding: 'utf8' }).trim()
  execFileSync('git', ['clone', '--quiet', root, clone])
  execFileSync('git', ['checkout', '--quiet', '--detach', id], { cwd: clone })
  return clone
}
