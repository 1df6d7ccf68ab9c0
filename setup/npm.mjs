import { Fault, runStep } from './child.mjs'

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/

/** Runs no script of a package; quiet; prefers npm's cache; retries a lost connection for 15 s instead of npm's 70. */
const FLAGS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--prefer-offline',
  '--fetch-retries=4',
  '--fetch-retry-factor=2',
]
const RETRY_TIMES = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000']

/** Returns the command for npm: the one that started this process, run by this Node, else that on the PATH. */
export function npmCommand() {
  const cli = process.env.npm_execpath ?? ''
  if (/npm-cli\.c?js$/.test(cli)) return { program: process.execPath, before: [cli], shell: false }
  return { program: 'npm', before: [], shell: process.platform === 'win32' }
}

/** Runs npm after printing a message, and prints the time every ten seconds. @throws Fault one line on what went wrong */
export async function npm(message, args, { cwd }) {
  console.log(message)
  const { program, before, shell } = npmCommand()
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const progress = setInterval(() => console.log(`  still at it, ${seconds()} s so far`), 10_000)
  let errors = ''
  const code = await runStep(program, [...before, ...args, ...FLAGS, ...RETRY_TIMES], { cwd, shell, onStderr: (text) => (errors += text) })
  clearInterval(progress)
  if (code !== 0) throw new Fault(explain(errors))
}

/** Returns one line that explains npm's errors and how to fix them. */
export function explain(errors) {
  if (OFFLINE.test(errors))
    return 'The npm registry cannot be reached. Connect to the internet (or set `registry` in .npmrc) and run this again.'
  if (errors.includes('ENOSPC')) return 'The disk is full. Make room and run this again.'
  const reason = errors.split('\n').find((line) => /^npm (error|ERR!) (?!code )\S/.test(line))
  return `npm failed: ${reason?.replace(/^npm (error|ERR!) /, '') ?? 'it gave no reason'}`
}
