import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in which npm records what it installed into node_modules, written at the end. */
export const RECORD = 'node_modules/.package-lock.json'

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Returns whether a folder's node_modules contain what its package-lock.json requires on this machine: with `dev` everything, else what the site is
 * built of and runs with, and packages for development where they are there.
 */
export function isInstalled(folder, { dev = true } = {}) {
  try {
    return holds(packagesIn(join(folder, 'package-lock.json')), packagesIn(join(folder, RECORD)), { ...machine(), dev })
  } catch {
    return false
  }
}

/** Compares the `packages` of a lock file with those that npm recorded as installed. */
export function holds(locked, installed, { platform, arch, dev }) {
  const required = Object.entries(locked).filter(
    ([path, entry]) => path !== '' && (installed[path] || isNeeded(entry, { platform, arch, dev })),
  )
  const isSame = ([path, entry]) => installed[path]?.version === entry.version && installed[path].integrity === entry.integrity
  return required.every(isSame) && Object.keys(installed).length === required.length
}

/** Returns whether npm installs a package here: it leaves out optional packages for other machines, and their dependencies. */
function isNeeded({ dev: isDev, optional, os, cpu, libc }, { platform, arch, dev }) {
  if (isDev && !dev) return false
  if (!optional) return true
  return Boolean(os && cpu && !libc && os.includes(platform) && cpu.includes(arch))
}

/** Returns whether packages for development are among those that npm recorded as installed in a folder. */
export function hasDevPackages(folder) {
  return existsSync(join(folder, RECORD)) && Object.values(packagesIn(join(folder, RECORD))).some(({ dev }) => dev)
}

/** Returns what says how many of the packages that a folder requires have begun to be unpacked into another's node_modules. */
export function packageProgress(folder, { into, dev }) {
  const paths = Object.entries(packagesIn(join(folder, 'package-lock.json')))
    .filter(([path, entry]) => path !== '' && isNeeded(entry, { ...machine(), dev }))
    .map(([path]) => join(into, path, 'package.json'))
  return () => `${paths.filter((path) => existsSync(path)).length} of ${paths.length} packages`
}

const machine = () => ({ platform: process.platform, arch: process.arch })
