import { measure } from './run.mjs'
import { printTable } from './table.mjs'

/** Measures `npm test`, with the arguments that are given. */
export async function measureSuite(root, args) {
  printTable(['npm test', ...args].join(' '), [['', await measure(process.execPath, ['run.mjs', 'test', ...args], { cwd: root })]])
}
