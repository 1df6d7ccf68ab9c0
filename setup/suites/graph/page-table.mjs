import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { namesOf } from './read-module.mjs'

/** Where every address of a page stands once. */
export const TABLE = 'src/web/routes.ts'
/** Where the names in it come from. */
const NAMED = ['src/web/paths.ts', 'src/shared/site/unsubscribe-path.ts']

/** Returns the lines of the page table: of each its path, as the router takes it, and the names in the line. @throws if there is none */
export async function pageTable(root) {
  const { program } = parseSync(TABLE, readFileSync(join(root, TABLE), 'utf8'))
  const declarators = program.body.flatMap(({ declaration }) => declaration?.declarations ?? [])
  const { init } = declarators.find(({ id }) => id.name === 'routes')
  const modules = await Promise.all(NAMED.map((path) => import(pathToFileURL(join(root, path)).href)))
  const named = Object.assign({}, ...modules)
  return init.elements.map(({ properties }) => ({
    path: valueOf(properties.find(({ key }) => key.name === 'path').value, named),
    names: namesOf(properties),
  }))
}

function valueOf(node, named) {
  if (node.type === 'Literal') return node.value
  if (node.type === 'Identifier') return named[node.name]
  if (node.type === 'CallExpression') return named[node.callee.name](...node.arguments.map((argument) => valueOf(argument, named)))
  return node.quasis
    .map(({ value }, index) => value.cooked + (index in node.expressions ? valueOf(node.expressions[index], named) : ''))
    .join('')
}
