/**
 * The entry point of `npm start`, `npm test` and the other scripts of package.json: it works in a fresh clone, on any Node from 18. Plain
 * JavaScript without dependencies, because it is what installs Node 24 and the dependencies and builds the pages.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault, stopIsSuccess } from './setup/child.mjs'
import { commands } from './setup/commands.mjs'
import { isNewEnough, rerunOnPinnedNode } from './setup/node.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const [name, ...args] = process.argv.slice(2)

async function main() {
  const command = Object.hasOwn(commands, name) && commands[name]
  if (!command) throw new Fault(`Usage: node run.mjs ${Object.keys(commands).join('|')} [arguments]`)
  if (name === 'start') stopIsSuccess()
  return isNewEnough(process.versions.node) ? command(root, args) : rerunOnPinnedNode(root)
}

try {
  process.exit(await main())
} catch (error) {
  console.error(error instanceof Fault ? error.message : error)
  process.exit(1)
}
