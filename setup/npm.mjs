import { Fault, runStep } from './child.mjs'

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/

/** Quiet; what the cache has is not asked for again; a lost connection is tried again for 15 s, not npm's 70. */
const FLAGS = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--fetch-retries=4', '--fetch-retry-factor=2']
const PATIENCE = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000']

/** The npm that called us, run by this Node; else the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath ?? ''
  if (/npm-cli\.c?js$/.test(cli)) return { program: process.execPath, before: [cli], shell: false }
  return { program: 'npm', before: [], shell: process.platform === 'win32' }
}

/** Runs npm under a plain sentence, with a sign of life every ten seconds. @throws Fault one line on what went wrong */
export async function npm(sentence, args, { cwd }) {
  console.log(sentence)
  const { program, before, shell } = npmCommand()
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const signOfLife = setInterval(() => console.log(`  still at it, ${seconds()} s so far`), 10_000)
  let complaints = ''
  const code = await runStep(program, [...before, ...args, ...FLAGS, ...PATIENCE], { cwd, shell, onStderr: (text) => (complaints += text) })
  clearInterval(signOfLife)
  if (code !== 0) throw new Fault(explain(complaints))
}

/** npm's complaints as one line with the mend. */
export function explain(complaints) {
  if (OFFLINE.test(complaints))
    return 'The npm registry cannot be reached. Connect to the internet (or set `registry` in .npmrc) and run this again.'
  if (complaints.includes('ENOSPC')) return 'The disk is full. Make room and run this again.'
  const reason = complaints.split('\n').find((line) => /^npm (error|ERR!) (?!code )\S/.test(line))
  return `npm failed: ${reason?.replace(/^npm (error|ERR!) /, '') ?? 'it gave no reason'}`
}
