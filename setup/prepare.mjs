import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, staleBuilds } from './build.mjs'
import { Fault, runStep, together } from './child.mjs'
import { hasPackages, installMissing } from './install/install.mjs'
import { alone } from './install/lock.mjs'
import { serverProcess } from './server-process.mjs'
import { step } from './step.mjs'

const PROGRAM = 'src/server/commands/prepare-database.ts'

/**
 * Installs and builds what a command needs and is missing or outdated: packages for development (`dev`), those of a tool (`tools`), the built
 * `pages` and `server`. Where something has to be built, a `database` that is not there yet is made beside it. Takes some hundredths of a
 * second when nothing changed.
 */
export async function prepare(root, needs) {
  if (hasPackages(root, needs) && staleBuilds(root, needs).length === 0) return
  await alone(root, async () => {
    await installMissing(root, needs)
    const builds = staleBuilds(root, needs)
    if (builds.length === 0) return
    await together([...builds.map((name) => build(root, name)), ...(needs.database && isWithoutDatabase(root) ? [makeDatabase(root)] : [])])
  })
}

/** Returns whether the database of this start is embedded and does not exist. */
const isWithoutDatabase = (root) => !process.env.DATABASE_URL && !existsSync(resolve(root, process.env.DATA_DIR || 'data', 'postgres'))

const makeDatabase = (root) => step('Making the database', 'The database is made', () => runProgram(root))

async function runProgram(root) {
  const { args, options } = serverProcess(root, [PROGRAM])
  // Linked: whatever ends this process, no database is made behind the back of the next start.
  if ((await runStep(process.execPath, args, { ...options, linked: true })) !== 0)
    throw new Fault('The database could not be made; the reason stands above.')
}
