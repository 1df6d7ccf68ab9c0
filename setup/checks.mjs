import { join } from 'node:path'
import { runStep } from './child.mjs'
import { TOOLS } from './install.mjs'

const OXLINT = 'node_modules/oxlint/bin/oxlint'
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs'

/** Runs a dependency's program on the current Node; `onStdout` and `onStderr` get what it would print. Returns its exit code. */
export const tool = (root, path, args, env = {}, { onStdout, onStderr } = {}) =>
  runStep(process.execPath, [join(root, path), ...args], { cwd: root, env: { ...process.env, ...env }, onStdout, onStderr })

/** Runs oxlint (rules), prettier (format) and knip (unused exports), all three even if one fails, and returns the highest exit code. */
export async function lint(root, args) {
  const codes = [
    await tool(root, OXLINT, ['--deny-warnings', ...args]),
    await tool(root, PRETTIER, ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.']),
    await tool(root, `${TOOLS.lint}/node_modules/knip/bin/knip.js`, ['--no-progress', '--cache', '--cache-location', '.cache/knip']),
  ]
  return Math.max(...codes)
}

export const format = (root, args) => tool(root, PRETTIER, ['--write', '--log-level', 'warn', '.', ...args])

export const typecheck = (root, args) =>
  tool(root, 'node_modules/typescript/bin/tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo', ...args])
