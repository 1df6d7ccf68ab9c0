/**
 * The entry point of `npm start`, `npm test` and the other scripts of package.json: it works in a fresh clone, on any Node from 18. Plain
 * JavaScript without dependencies, because it is what installs Node 24 and the dependencies and builds the pages.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault, stopIsSuccess, together } from './setup/child.mjs'
import { commands } from './setup/commands.mjs'
import { installMissingAlone } from './setup/install/install.mjs'
import { fetchedNode, fetchNode, isNewEnough, rerunOn } from './setup/install/node.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const [name, ...args] = process.argv.slice(2)

async function main() {
  const command = Object.hasOwn(commands, name) && commands[name]
  if (!command) throw new Fault(`Usage: node run.mjs ${Object.keys(commands).join('|')} [arguments]`)
  if (name === 'start') stopIsSuccess()
  return isNewEnough(process.versions.node) ? command.run(root, args) : rerunOn(fetchedNode(root) ?? (await nodeAndPackages(command)))
}

/** Fetches the right Node and, as the npm of this one can do it as well, the packages at the same time. Returns the path of the Node. */
async function nodeAndPackages({ needs }) {
  const [node] = await together([fetchNode(root), installMissingAlone(root, needs)])
  return node
}

try {
  process.exit(await main())
} catch (error) {
  console.error(error instanceof Fault ? error.message : error)
  process.exit(1)
}
