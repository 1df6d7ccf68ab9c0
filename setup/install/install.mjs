import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { hasDevPackages, isInstalled, packageProgress, RECORD } from './locked-packages.mjs'
import { npm } from './npm.mjs'
import { step } from '#setup/step.mjs'

/** Packages that only some commands need, each with a lock file of its own. */
export const TOOLS = { bench: 'tools/bench', s3: 'tools/s3', lint: 'tools/lint' }

/** Stands for whichever registry the machine uses: npm is told to put its own in this place (`replace-registry-host`). */
const ANY_REGISTRY = 'https://registry.invalid'

/** Between two lines that say how many packages are there. */
const PROGRESS_MS = 3_000

/** Where packages are unpacked before they replace node_modules. */
const STAGING = '.cache/packages'

/** Returns whether the packages that a command needs are there: those of the site, with `dev` those for development too, and those of a tool. */
export const hasPackages = (root, { dev = false, tools }) => isInstalled(root, { dev }) && (!tools || isInstalled(join(root, tools)))

/** Installs the packages that a command needs, where some are missing. */
export async function installMissing(root, { dev = false, tools }) {
  if (!isInstalled(root, { dev })) {
    const what = dev ? 'packages, and those that tests and checks need' : 'packages'
    // A clone in which tests have been run keeps what they need.
    await install(root, { dev: dev || hasDevPackages(root), message: `Installing ${what} (once, and when package-lock.json changes)` })
  }
  if (tools && !isInstalled(join(root, tools)))
    await install(join(root, tools), { dev: true, message: `Installing what only this command needs, in ${tools} (once)` })
}

/** The same while no other process prepares this clone. */
export async function installMissingAlone(root, needs) {
  if (!hasPackages(root, needs)) await alone(root, () => installMissing(root, needs))
}

const install = (folder, { dev, message }) => step(message, 'The packages are there', () => installPackages(folder, dev))

async function installPackages(folder, dev) {
  // What is needed does not depend on NODE_ENV or an `omit` setting; and an older Node may install for the right one.
  const args = ['ci', dev ? '--include=dev' : '--omit=dev', '--include=optional', '--engine-strict=false']
  if (await installAside(folder, { args, dev })) return
  rmSync(join(folder, RECORD), { force: true })
  await npm(args, { cwd: folder, progress: packageProgress(folder, { into: folder, dev }), everyMs: PROGRESS_MS })
}

/**
 * Installs from a lock file that also says where each package is in a registry, which spares npm asking for the list of all versions of each:
 * half of the requests and of the bytes. It does so beside node_modules, so these are replaced at once. Returns whether that went well: not
 * every registry has its packages in the usual place, and not every node_modules can be renamed.
 */
async function installAside(folder, { args, dev }) {
  const staging = join(folder, STAGING)
  try {
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { recursive: true })
    for (const file of ['package.json', '.npmrc']) if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(staging, file))
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    writeFileSync(join(staging, 'package-lock.json'), JSON.stringify({ ...lock, packages: addressed(lock.packages) }))
    const aside = [...args, '--replace-registry-host=always', '--fetch-retries=1']
    await npm(aside, { cwd: staging, progress: packageProgress(folder, { into: staging, dev }), everyMs: PROGRESS_MS })
    if (existsSync(join(folder, 'node_modules'))) renameSync(join(folder, 'node_modules'), join(staging, 'replaced'))
    renameSync(join(staging, 'node_modules'), join(folder, 'node_modules'))
    return true
  } catch {
    return false
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Returns the `packages` of a lock file, each with its address in a registry. */
export const addressed = (packages) =>
  Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => [path, path === '' ? entry : { ...entry, resolved: addressOf(path, entry) }]),
  )

function addressOf(path, { name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version }) {
  return `${ANY_REGISTRY}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
}
