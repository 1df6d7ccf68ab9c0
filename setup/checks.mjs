import { join } from 'node:path'
import { runStep } from './child.mjs'
import { crowdedFolders } from './folders.mjs'
import { TOOLS } from './install/install.mjs'
import { filesOf } from './suites/changed.mjs'
import { readDiagnostics } from './type-budget.mjs'

const OXLINT = 'node_modules/oxlint/bin/oxlint'
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs'
/** Reads scripts with a faster parser, and formats them the same. */
const FORMAT = ['--log-level', 'warn', '--plugin', `./${TOOLS.lint}/node_modules/@prettier/plugin-oxc/index.mjs`, '.']

/** Runs a dependency's program on the current Node; `onStdout` and `onStderr` get what it would print. Returns its exit code. */
export const tool = (root, path, args, env = {}, { onStdout, onStderr } = {}) =>
  runStep(process.execPath, [join(root, path), ...args], { cwd: root, env: { ...process.env, ...env }, onStdout, onStderr })

/**
 * Runs oxlint (rules), prettier (format), knip (unused exports) and the rule of folders, all of them even if one fails, and returns the
 * highest exit code.
 */
export async function lint(root, args) {
  const codes = [
    await tool(root, OXLINT, ['--deny-warnings', ...args]),
    await tool(root, PRETTIER, ['--check', '--cache', '--cache-location', '.cache/prettier', ...FORMAT]),
    await tool(root, `${TOOLS.lint}/node_modules/knip/bin/knip.js`, ['--no-progress', '--cache', '--cache-location', '.cache/knip']),
    crowdedFolders(filesOf(root)).map((line) => console.log(line)).length > 0 ? 1 : 0,
  ]
  return Math.max(...codes)
}

export const format = (root, args) => tool(root, PRETTIER, ['--write', ...FORMAT, ...args])

/** One checker: each of several would make the types of the contract for itself, which takes more memory and time than it saves. */
const TSC = ['--checkers', '1', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo', '--extendedDiagnostics']

/**
 * Checks the types, prints what is wrong, and how much was instantiated for it. Returns the exit code: 1 above the budget as well. `print` gets
 * what it would print.
 */
export async function typecheck(root, args, print = console.log) {
  let printed = ''
  const pretty = process.stdout.isTTY ? ['--pretty'] : []
  const options = { cwd: root, onStdout: (text) => (printed += text) }
  const code = await runStep(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...TSC, ...pretty, ...args], options)
  const { errors, lines, isOver } = readDiagnostics(printed)
  for (const text of [errors, ...lines]) if (text) print(text)
  return code === 0 && isOver ? 1 : code
}
