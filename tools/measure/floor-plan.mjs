import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

const CODE = ['{src,e2e,bench}/**/*.{ts,tsx}', '{setup,tools/measure,e2e,bench}/**/*.mjs']
/** Written by a program, or data. */
const NOT_OURS = /^src\/server\/db\/schema\.ts$/
const IS_TEST = /\.test\.|\.e2e\.ts$|^(src\/test|e2e)\//
const FEATURE = /features\/([\w-]+)\//
/** A file that names so many features is one of the lists in which a new one is entered. */
const CENTRAL = 5
const SHOWN = 15

/** Words that the vocabulary has replaced, each by how it shows in a declared name or in the name of a file. */
const PRIVATE_WORDS = {
  'limits named *_MOST, *_LEAST, *_FEWEST, *_LONGEST, *AT_ONCE': /^[A-Z\d_]*(MOST|LEAST|FEWEST|LONGEST|AT_ONCE)(_|$)/,
  'open… for create…': /^open[A-Z]/,
  wish: /^wish|Wish/,
  'told, tell': /^(told|tell)|Told|^TOLD/,
  asked: /^asked|Asked/,
  given: /^given|Given/,
  wanted: /^wanted|Wanted/,
  refusal: /refusal|REFUSAL/i,
  'praise, proof': /praise|proof/i,
  standing: /standing/i,
  enquiry: /enquir/i,
  offer: /offer/i,
}

/** Prints how the code is laid out: crowded folders, central lists, recipes, assertions that something is there, and private words. */
export function measureFloorPlan(root) {
  for (const [title, counts] of Object.entries(floorPlan(root))) {
    console.log(`\n${title}`)
    const sorted = counts.toSorted(([, one], [, other]) => other - one)
    for (const [name, count] of sorted.slice(0, SHOWN)) console.log(`${String(count).padStart(6)}  ${name}`)
  }
}

/** Returns what is counted of the code in a repository: by title, names each with its number. */
export function floorPlan(root) {
  const files = globSync(CODE, { cwd: root })
    .filter((file) => !NOT_OURS.test(file))
    .toSorted()
  const modules = files.map((file) => readFile(root, file))
  const words = files.filter((file) => /-words\.tsx?$/.test(file))
  return {
    'Files in a folder, the fullest ones': countBy(files, dirname),
    [`Features named in one file outside of them, from ${CENTRAL}`]: centralLists(modules),
    'Files that a recipe touches (docs/architecture.md)': recipes(root),
    'Assertions that something is there': assertions(modules),
    'Assertions in one file of sources': assertionsByFile(modules),
    'Private words among declared names': [...privateWords(modules), ['files named …-words', words.length]],
  }
}

function readFile(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  const found = { file, declared: [], imports: [], indexed: 0, other: 0, any: 0 }
  const { program } = parseSync(file, text)
  for (const node of nodesIn(program)) note(node, found)
  return found
}

function* nodesIn(node) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const child of node) yield* nodesIn(child)
    return
  }
  if (typeof node.type === 'string') yield node
  for (const key of Object.keys(node)) if (typeof node[key] === 'object') yield* nodesIn(node[key])
}

const DECLARATIONS = new Set(['FunctionDeclaration', 'ClassDeclaration', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration'])

function note(node, found) {
  const { type } = node
  if (type === 'ImportDeclaration') found.imports.push(node.source.value)
  else if (DECLARATIONS.has(type) && node.id) found.declared.push(node.id.name)
  else if (type === 'VariableDeclarator' && node.id.type === 'Identifier') found.declared.push(node.id.name)
  else if (type === 'TSAnyKeyword') found.any++
  else if (type === 'TSNonNullExpression') found[isIndexed(node.expression) ? 'indexed' : 'other']++
}

const isIndexed = ({ type, computed }) => type === 'MemberExpression' && computed

const countBy = (items, keyOf) => [...Map.groupBy(items, keyOf)].map(([key, of]) => [key, of.length])

function centralLists(modules) {
  const outside = modules.filter(({ file }) => !FEATURE.test(file) && !IS_TEST.test(file))
  return outside
    .map(({ file, imports }) => [file, new Set(imports.flatMap((each) => FEATURE.exec(each)?.[1] ?? [])).size])
    .filter(([, count]) => count >= CENTRAL)
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

function recipes(root) {
  const text = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')
  const items = text.split(/^- \*\*/m).slice(1)
  return items.flatMap((item) => {
    const [, count] = /\b(\w+) files\b/.exec(item) ?? []
    return NUMBERS.includes(count) ? [[item.split('**', 1)[0], NUMBERS.indexOf(count)]] : []
  })
}

function assertions(modules) {
  const sum = (of, key) => of.reduce((total, each) => total + each[key], 0)
  const [tests, sources] = [modules.filter(({ file }) => IS_TEST.test(file)), modules.filter(({ file }) => !IS_TEST.test(file))]
  return [
    ['x[i]! in sources', sum(sources, 'indexed')],
    ['other ! in sources', sum(sources, 'other')],
    ['x[i]! in tests', sum(tests, 'indexed')],
    ['other ! in tests', sum(tests, 'other')],
    ['any', sum(modules, 'any')],
  ]
}

function assertionsByFile(modules) {
  const counted = modules.map(({ file, indexed, other }) => [file, indexed + other])
  return counted.filter(([file, count]) => count > 0 && !IS_TEST.test(file))
}

function privateWords(modules) {
  const declared = modules.filter(({ file }) => !IS_TEST.test(file)).flatMap((module) => module.declared)
  return Object.entries(PRIVATE_WORDS).map(([word, pattern]) => [word, declared.filter((name) => pattern.test(name)).length])
}
