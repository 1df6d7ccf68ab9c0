import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readModule, TEST_NAME } from './read-module.mjs'

const CONTRACT = 'src/contract/'
const CODE = /\.(tsx?|mjs)$/
export const TEST = /\.test\.(tsx?|mjs)$/
/** "GET /api/suppliers": by this text a page, a test and the server mean the same endpoint. */
export const ADDRESS = /^(?:GET|POST|PUT|PATCH|DELETE) (\/\S*)$/

/**
 * Reads all code of a repository, to say what a name or an import means in it. What is meant is a node: a declaration, `file#name` (`file#`
 * is what an import executes), or a file that is not code.
 */
export class Modules {
  constructor(root, files) {
    this.files = files
    this.known = new Set(files)
    const code = files.filter((file) => CODE.test(file))
    this.modules = new Map(code.map((file) => [file, readModule(file, readFileSync(join(root, file), 'utf8'))]))
    const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    this.aliases = Object.entries(imports).map(([from, to]) => [from.replace('*', ''), to.replace('./', '').replace('*', '')])
    const contract = code.filter((file) => file.startsWith(CONTRACT)).flatMap((file) => this.allOf(file))
    /** The endpoints of the contract by their address. */
    this.endpoints = new Map(contract.flatMap((node) => (this.addressOf(node) ? [[this.addressOf(node), node]] : [])))
  }

  /** Returns the file of an import, undefined for a package. */
  fileOf(from, specifier) {
    const [path] = specifier.split('?')
    const [prefix, folder] = this.aliases.find(([each]) => path.startsWith(each)) ?? []
    const file = prefix ? folder + path.slice(prefix.length) : path.startsWith('.') ? join(dirname(from), path) : undefined
    return this.known.has(file) ? file : undefined
  }

  /** Returns the nodes of a whole file. */
  allOf(file) {
    if (file === undefined) return []
    const module = this.modules.get(file)
    return module ? [...module.declarations.keys()].map((name) => `${file}#${name}`) : [file]
  }

  /** Returns what a file exports by a name. */
  exported(file, name) {
    const module = this.modules.get(file)
    if (!module || name === '*') return this.allOf(file)
    const { from, name: own } = module.exports.get(name) ?? { name }
    if (from) return this.imported(file, { from, name: own })
    const meant = this.named(file, own)
    const passedOn = [...module.exports.values()].filter((each) => each.name === '*')
    return meant.length > 0 ? meant : passedOn.flatMap((each) => this.imported(file, { ...each, name }))
  }

  imported(file, { from, name }) {
    const target = this.fileOf(file, from)
    return target ? this.exported(target, name) : []
  }

  /** Returns what a name means within a file; nothing for one that is local or global. */
  named(file, name) {
    const { declarations, imports } = this.modules.get(file)
    if (declarations.has(name)) return [`${file}#${name}`]
    return imports.has(name) ? this.imported(file, imports.get(name)) : []
  }

  /** Returns what is loaded from a file by `import('…')`, or by an import for its effects. */
  loaded(file, specifiers) {
    return [...specifiers].flatMap((from) => this.allOf(this.fileOf(file, from)))
  }

  /**
   * Returns what a runner is asked for, of a file of tests, by what is needed of it: the lines of tests, or the file where one of them cannot be
   * run alone or what stands around them is needed.
   */
  narrowed(file, isNeeded) {
    const tests = [...this.modules.get(file).declarations]
      .filter(([name]) => name.startsWith(TEST_NAME) && isNeeded(`${file}#${name}`))
      .map(([, { line }]) => line)
    const isAlone = tests.length > 0 && !tests.includes(undefined) && !isNeeded(`${file}#`)
    return isAlone ? tests.map((line) => `${file}:${line}`) : [file]
  }

  declarationOf(node) {
    const [file, name] = node.split('#')
    return this.modules.get(file)?.declarations.get(name)
  }

  /** Returns the texts in a declaration, or what else it has by this name. */
  textsOf(node, kind = 'texts') {
    return [...(this.declarationOf(node)?.[kind] ?? [])]
  }

  /** Returns the address of the endpoint that a node is, undefined where it is none. */
  addressOf(node) {
    const [file] = node.split('#')
    return file.startsWith(CONTRACT) && !TEST.test(file) ? this.textsOf(node).find((text) => ADDRESS.test(text)) : undefined
  }
}
