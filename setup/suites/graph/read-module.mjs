import { parseSync } from 'vite'
import { splitTests } from './read-tests.mjs'

const TESTS = /\.(test|e2e)\.(tsx?|mjs)$/

/**
 * Returns what a selection of tests has to know of a module: its declarations at the top level, each with the names and texts in it, the
 * imports of values, and what it exports under another name. Types are left out, as they change nothing that runs. What is executed on
 * import stands under the name ''; of a file of tests each test is a declaration, with its line where it can be run alone.
 */
export function readModule(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const module = { declarations: new Map([['', newDeclaration()]]), imports: new Map(), exports: new Map(), loads: [] }
  for (const statement of program.body)
    if (TESTS.test(path) && statement.type === 'ExpressionStatement') readTests(module, statement, text)
    else readStatement(module, statement, text)
  return module
}

const newDeclaration = (source = '') => ({
  source,
  names: new Set(),
  texts: new Set(),
  kinds: new Set(),
  injected: new Set(),
  patterns: new Set(),
  loads: new Set(),
  calls: [],
  served: [],
  hooks: new Set(),
  hands: new Map(),
  locals: new Map(),
})

function readStatement(module, statement, text) {
  const { type } = statement
  if (type === 'ImportDeclaration') return readImport(module, statement)
  if (type === 'ExportAllDeclaration')
    return void module.exports.set(`*${statement.source.value}`, { from: statement.source.value, name: '*' })
  if (type === 'ExportNamedDeclaration' && !statement.declaration) return readExports(module, statement)
  const node = (type.startsWith('Export') && statement.declaration) || statement
  if (type === 'ExportDefaultDeclaration') module.exports.set('default', { name: node.id?.name ?? 'default' })
  if (node.type === 'VariableDeclaration') {
    for (const declarator of node.declarations) {
      const own = newDeclaration(text.slice(declarator.start, declarator.end))
      visit(declarator, own)
      for (const name of namesIn(declarator.id)) module.declarations.set(name, own)
    }
    return
  }
  const found = newDeclaration(text.slice(node.start, node.end))
  visit(node, found)
  if (TYPES.has(node.type)) return
  if (isDeclaration(node)) module.declarations.set(node.id?.name ?? 'default', found)
  else if (type === 'ExportDefaultDeclaration') module.declarations.set('default', found)
  else merge(module.declarations.get(''), found)
}

function readTests(module, statement, text) {
  const { tests, rest } = splitTests(statement, text)
  const around = module.declarations.get('')
  const read = (node) => {
    const found = newDeclaration(text.slice(node.start, node.end))
    visit(node, found)
    return found
  }
  for (const node of rest) merge(around, read(node))
  for (const { title, node, isAlone } of tests) {
    const alike = [...module.declarations.keys()].filter((name) => name.startsWith(`${TEST_NAME}${title}`)).length
    const line = isAlone ? text.slice(0, node.start).split('\n').length : undefined
    module.declarations.set(`${TEST_NAME}${title}${' again'.repeat(alike)}`, { ...read(node), line })
  }
}

/** What the name of a test begins with among declarations. */
export const TEST_NAME = 'test '

const TYPES = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'TSModuleDeclaration'])
const isDeclaration = ({ type }) => type === 'FunctionDeclaration' || type === 'ClassDeclaration'

function merge(to, from) {
  to.source += from.source
  for (const key of ['names', 'texts', 'kinds', 'injected', 'patterns', 'loads', 'hooks']) for (const value of from[key]) to[key].add(value)
  to.calls.push(...from.calls)
  to.served.push(...from.served)
  for (const key of ['hands', 'locals']) for (const [name, value] of from[key]) to[key].set(name, value)
}

function readImport(module, { importKind, source, specifiers }) {
  if (importKind === 'type') return
  if (specifiers.length === 0) module.loads.push(source.value)
  for (const { type, importKind: kind, imported, local } of specifiers) {
    if (kind === 'type') continue
    const name = type === 'ImportSpecifier' ? (imported.name ?? imported.value) : type === 'ImportDefaultSpecifier' ? 'default' : '*'
    module.imports.set(local.name, { from: source.value, name })
  }
}

function readExports(module, { exportKind, source, specifiers }) {
  if (exportKind === 'type') return
  for (const { exported, local } of specifiers) module.exports.set(exported.name, { from: source?.value, name: local.name })
}

const namesIn = (pattern) => {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'ObjectPattern') return pattern.properties.flatMap(({ value, argument }) => namesIn(value ?? argument))
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((element) => (element ? namesIn(element) : []))
  return namesIn(pattern.left ?? pattern.argument)
}

/** Expressions that TypeScript wraps around others. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'])

/** What a feature calls without knowing which other feature listens: `onListingEnd`. */
const HOOK = /^on[A-Z]/

/** Collects the names, texts and calls of a tree of syntax. */
function visit(node, found) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const child of node) visit(child, found)
    return
  }
  const { type } = node
  if (typeof type !== 'string') return
  if (type.startsWith('TS')) return WRAPPERS.has(type) ? visit(node.expression, found) : undefined
  if (type === 'Identifier' || type === 'JSXIdentifier') return addName(node.name, found)
  if (type === 'Literal') {
    if (node.regex) found.patterns.add(node.regex.pattern)
    else if (typeof node.value === 'string') found.texts.add(node.value)
    return
  }
  if (type === 'JSXText') return void found.texts.add(node.value.trim().replaceAll(/\s+/g, ' '))
  if (type === 'TemplateLiteral') found.texts.add(node.quasis.map(({ value }) => value.cooked ?? '').join(HOLE))
  if (type === 'MemberExpression' && !node.computed) {
    addHook(node.property.name, found)
    return visit(node.object, found)
  }
  if (type === 'Property' && !node.computed) {
    if (node.key.name === 'kind') for (const text of textsIn(node.value)) found.kinds.add(text)
    if (HOOK.test(node.key.name)) found.hands.set(node.key.name, namesOf(node.value))
    return visit(node.value, found)
  }
  if (type === 'ImportExpression' && node.source.type === 'Literal') return void found.loads.add(node.source.value)
  if (type === 'CallExpression') return visitCall(node, found)
  if (type === 'VariableDeclarator' && node.id.type === 'Identifier') {
    const local = newDeclaration()
    visit(node.init, local)
    found.locals.set(node.id.name, local)
    merge(found, local)
    return
  }
  for (const key of Object.keys(node)) if (key !== 'typeAnnotation' && key !== 'typeArguments') visit(node[key], found)
}

const addHook = (name, { hooks }) => void (HOOK.test(name) && hooks.add(name))
function addName(name, found) {
  addHook(name, found)
  found.names.add(name)
}

function visitCall(node, found) {
  const callee = newDeclaration()
  visit(node.callee, callee)
  const routed = ROUTES.has(node.callee.property?.name) ? endpointOf(node.arguments[0]) : undefined
  const call = { ...newDeclaration(), callee: [...callee.names][0], first: routed ?? node.arguments[0]?.name }
  visit(node.arguments, call)
  if (node.callee.property?.name === 'inject') for (const text of call.texts) found.injected.add(text)
  merge(found, callee)
  if (routed || (call.callee === SERVE && call.first)) found.served.push(call)
  else {
    merge(found, call)
    found.calls.push(call)
  }
}

/** What an endpoint is bound with to what it does: `serve(endpoint, access, handler)`, and its kinds (src/server/http/kinds/serve.ts). */
const SERVE = 'serve'
/** Methods of a server that add a route; an endpoint with parsers of its own is bound by its path, `scope.post(endpoint.path, …)`. */
const ROUTES = new Set(['get', 'post', 'put', 'patch', 'delete'])
const endpointOf = (node) => (node?.type === 'MemberExpression' && node.property.name === 'path' ? node.object.name : undefined)

/** Stands for what a template puts in. */
export const HOLE = '\u0000'

/** Returns the names in a tree of syntax. */
export const namesOf = (node) => collected(node).names
const textsIn = (node) => collected(node).texts

function collected(node) {
  const found = newDeclaration()
  visit(node, found)
  return found
}
