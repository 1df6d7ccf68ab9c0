import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'

/** The file in which npm records what it installed into node_modules, written at the end. */
const INSTALLED_LOCK = 'node_modules/.package-lock.json'

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Packages that only some commands need, each with a lock file of its own, so that `npm start` does not wait for them. */
export const TOOLS = { bench: 'tools/bench', lint: 'tools/lint' }

/** Whether a folder's node_modules contain exactly what its package-lock.json requires on this machine. */
export function isInstalled(folder) {
  try {
    return holds(packagesIn(join(folder, 'package-lock.json')), packagesIn(join(folder, INSTALLED_LOCK)), process)
  } catch {
    return false
  }
}

/** Compares the `packages` of a lock file with those that npm recorded as installed. */
export function holds(locked, installed, { platform, arch }) {
  const required = Object.entries(locked).filter(([path, entry]) => path !== '' && (installed[path] || isNeeded(entry, platform, arch)))
  const isSame = ([path, entry]) => installed[path]?.version === entry.version && installed[path].integrity === entry.integrity
  return required.every(isSame) && Object.keys(installed).length === required.length
}

/** Whether npm installs a package here: it leaves out optional packages for other machines, and their dependencies. */
function isNeeded({ optional, os, cpu, libc }, platform, arch) {
  if (!optional) return true
  return Boolean(os && cpu && !libc && os.includes(platform) && cpu.includes(arch))
}

/** Installs the locked dependencies of a folder from scratch. The record is removed first, so that an interrupted install is repeated. */
export async function install(folder, message = 'Installing dependencies (once, and again whenever package-lock.json changes) …') {
  rmSync(join(folder, INSTALLED_LOCK), { force: true })
  // Build and test tools are needed whatever NODE_ENV or an `omit` setting is.
  await npm(message, ['ci', '--include=dev', '--include=optional'], { cwd: folder })
}
