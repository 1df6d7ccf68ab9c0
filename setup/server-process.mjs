import { join } from 'node:path'

/** What `npm start` runs: src/server/commands/main.ts with what it imports, in a few files (vite.server.config.ts). */
export const BUILT_SERVER = 'dist/app/main.js'

/** React and other packages choose their fast build by NODE_ENV, at their first import. */
export const production = () => ({ NODE_ENV: process.env.NODE_ENV || 'production' })

/**
 * How a server uses memory: few arenas of glibc, which has one for each thread and returns nothing of it to the system, and room for half as
 * much new data before V8 looks for what is still used. With the embedded database that is a quarter less at the same speed. Having glibc
 * return large blocks at once (MALLOC_MMAP_THRESHOLD_) would spare some more, for a fifth more CPU time of a write. What a
 * running program can set is in src/server/process/memory.ts.
 */
const ARENAS = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' }
const NEW_SPACE = '--max-semi-space-size=8'

/**
 * What every Node that runs a program of the repository is given: the first Node 24 still warns of type stripping, and errors name lines of the
 * sources.
 */
export const NODE_ARGUMENTS = ['--disable-warning=ExperimentalWarning', '--enable-source-maps']

/** Returns arguments and options of a Node that runs a program of the repository. */
export const nodeProcess = (root, args, env = {}) => ({
  args: [...NODE_ARGUMENTS, ...args],
  options: { cwd: root, env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env, ...env } },
})

/** The same for one that uses memory as a server does. */
export const serverProcess = (root, args) => nodeProcess(root, [NEW_SPACE, ...args], { ...production(), ...ARENAS })
