import { Fault, runStep } from '#setup/child.mjs'

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/

/** Runs no script of a package; quiet; prefers npm's cache; retries a lost connection for 15 s instead of npm's 70. */
const FLAGS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
  '--prefer-offline',
  '--fetch-retry-factor=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
]
const RETRIES = '--fetch-retries=4'

/** Returns the command for npm: the one that started this process, run by this Node, else that on the PATH. */
export function npmCommand() {
  const cli = process.env.npm_execpath ?? ''
  if (/npm-cli\.c?js$/.test(cli)) return { program: process.execPath, before: [cli], shell: false }
  return { program: 'npm', before: [], shell: process.platform === 'win32' }
}

/**
 * Runs npm, and prints what `progress` returns every so often, with the time. Flags in `args` replace those of every run.
 * @throws Fault one line on what went wrong
 */
export async function npm(args, { cwd, progress, everyMs }) {
  const { program, before, shell } = npmCommand()
  const startedAt = Date.now()
  const printing = setInterval(() => console.log(`  ${progress()}, ${Math.round((Date.now() - startedAt) / 1000)} s`), everyMs)
  let errors = ''
  try {
    const options = { cwd, shell, onStderr: (text) => (errors += text) }
    const code = await runStep(program, [...before, RETRIES, ...FLAGS, ...args], options)
    if (code !== 0) throw new Fault(explain(errors))
  } finally {
    clearInterval(printing)
  }
}

/** Returns one line that explains npm's errors and how to fix them. */
export function explain(errors) {
  if (OFFLINE.test(errors))
    return 'The npm registry cannot be reached. Connect to the internet (or set `registry` in .npmrc) and run this again.'
  if (errors.includes('ENOSPC')) return 'The disk is full. Make room and run this again.'
  const reason = errors.split('\n').find((line) => /^npm (error|ERR!) (?!code )\S/.test(line))
  return `npm failed: ${reason?.replace(/^npm (error|ERR!) /, '') ?? 'it gave no reason'}`
}
