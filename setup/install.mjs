import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'

/** npm's own note of what it put into node_modules, written when all of it is there. */
const NOTE = 'node_modules/.package-lock.json'

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Packages that only some commands need, each with a lock of its own: `npm start` does not wait for them. */
export const TOOLS = { bench: 'tools/bench', lint: 'tools/lint' }

/** Whether node_modules of a folder holds exactly what its package-lock.json asks for on this machine. */
export function isInstalled(folder) {
  try {
    return holds(packagesIn(join(folder, 'package-lock.json')), packagesIn(join(folder, NOTE)), process)
  } catch {
    return false
  }
}

/** Compares the `packages` of a lock file with those that npm noted as installed. */
export function holds(locked, installed, { platform, arch }) {
  const wanted = Object.entries(locked).filter(([path, entry]) => path !== '' && (installed[path] || isNeeded(entry, platform, arch)))
  const isSame = ([path, entry]) => installed[path]?.version === entry.version && installed[path].integrity === entry.integrity
  return wanted.every(isSame) && Object.keys(installed).length === wanted.length
}

/** npm leaves out optional packages for other machines, and whatever only they need. */
function isNeeded({ optional, os, cpu, libc }, platform, arch) {
  if (!optional) return true
  return Boolean(os && cpu && !libc && os.includes(platform) && cpu.includes(arch))
}

/** Installs the locked dependencies of a folder, from nothing: an interrupted install is repaired by the next. */
export async function install(folder, sentence = 'Installing dependencies (once, and again whenever package-lock.json changes) …') {
  rmSync(join(folder, NOTE), { force: true })
  // Build and test tools are needed whatever NODE_ENV or an `omit` setting says.
  await npm(sentence, ['ci', '--include=dev', '--include=optional'], { cwd: folder })
}
