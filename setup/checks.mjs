import { join } from 'node:path'
import { runStep } from './child.mjs'
import { TOOLS } from './install.mjs'

const OXLINT = 'node_modules/oxlint/bin/oxlint'
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs'

/** Runs a program of a dependency on this very Node and answers its exit code. */
export const tool = (root, path, args, env = {}) =>
  runStep(process.execPath, [join(root, path), ...args], { cwd: root, env: { ...process.env, ...env } })

/** House rules (oxlint), layout (prettier), exports that nobody uses (knip): all three speak, then the worst counts. */
export async function lint(root, args) {
  const codes = [
    await tool(root, OXLINT, ['--deny-warnings', ...args]),
    await tool(root, PRETTIER, ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.']),
    await tool(root, `${TOOLS.lint}/node_modules/knip/bin/knip.js`, ['--no-progress', '--cache', '--cache-location', '.cache/knip']),
  ]
  return Math.max(...codes)
}

export const format = (root, args) => tool(root, PRETTIER, ['--write', '--log-level', 'warn', '.', ...args])

export const typecheck = (root, args) => tool(root, 'node_modules/typescript/bin/tsc', ['--noEmit', ...args])
