import { dirname, join, matchesGlob } from 'node:path'
import { ADDRESS, Modules } from './modules.mjs'
import { pageTable, TABLE } from './page-table.mjs'
import { Reach } from './reach.mjs'
import { HOLE } from './read-module.mjs'
import { HANDED, createServing, patternOf, SERVES } from './serving.mjs'

const OF_TESTS = /^(src\/test|e2e|setup|tools)\/|\.test\.(tsx?|mjs)$/
const OF_WEB = /^src\/web\//
export const FEATURE = /^src\/(?:server|web)\/features\/([\w-]+)\//
const APP = 'src/server/app/compose.ts#compose'
const PAGES = 'src/test/app/pages.ts#servedPage'
const TEMPLATES = 'src/web/emails/emails.tsx#templates'
const EMAILS = 'src/web/emails'

/** Where the parts of the application meet. These edges are not followed: through them everything would need everything. */
const CUTS = [
  // What an app consists of is reached through the endpoints that a test calls.
  {
    from: /^src\/server\/((app|bootstrap|commands|config|process|security)\/)?(?!site\.ts)[\w-]+\.ts#/,
    to: /^src\/server\/(features\/|app\/site\.ts)/,
  },
  // The server has the pages as a built bundle: which page, says the address that a test opens.
  { from: /^src\/server\//, to: /^src\/web\/(?!emails\/)/ },
  { from: /^src\/web\/routes\.ts#routes$/, to: /^/ },
  // The API document has all endpoints and their schemas: which of them count says the test that calls one.
  { from: /^src\/contract\/(features|schema-names)\.ts#/, to: /^src\/contract\// },
  // Loaded when somebody asks for it.
  { from: /^src\/web\/app\.tsx#loadChat$/, to: /^/ },
  // A fingerprint of the sources, by which a prepared database is found again.
  { from: /^src\/test\/database\/template\.ts#fingerprint$/, to: /^/ },
  // Which email, says its kind.
  { from: /^src\/web\/emails\/emails\.tsx#templates$/, to: /^/ },
]
/** Paths that tests name without running what is there: as examples of a rule, and to find a script among those that a page loads. */
const EXAMPLES = [
  { in: /^setup\//, of: /^(src|e2e|bench|tools)\// },
  { in: /^e2e\//, of: /^src\/web\// },
  // It says which journeys run when.
  { in: /^src\/test\/clock\/journey-turns\.ts/, of: /^e2e\// },
]
const isCut = (from, to) => CUTS.some((cut) => cut.from.test(from) && cut.to.test(to))

/** The graph of what needs what, over all files of a repository: `Needs.open(root, files)`. */
export class Needs extends Modules {
  #edges = new Map()

  static async open(root, files) {
    return new Needs(root, files, await pageTable(root))
  }

  constructor(root, files, table) {
    super(root, files)
    this.served = createServing(this)
    /** The lines of the page table, each with what it names. */
    this.pages = table.map(({ path, names }) => ({
      path,
      pattern: patternOf(path),
      nodes: [...names].flatMap((name) => this.named(TABLE, name)),
    }))
    /** What is around every page, and what the server adds to it. */
    this.layout = ['src/web/entry-server.tsx', 'src/server/app/site.ts'].flatMap((file) => this.allOf(file))
  }

  /** Returns what a node needs. */
  needs(node) {
    const found = this.#edges.get(node) ?? [...new Set(this.#read(node))].filter((to) => !isCut(node, to))
    this.#edges.set(node, found)
    return found
  }

  /** Returns what a page needs in a browser: there it writes as well. */
  needsInBrowser(node) {
    const texts = OF_WEB.test(node) ? this.textsOf(node) : []
    return [...this.needs(node), ...texts.flatMap((text) => this.endpoints.get(text) ?? [])]
  }

  /** Like `needs`, and what answers the paths in tests, other than pages. */
  needsOrCalls(node) {
    return [...this.needs(node), ...this.#pathsIn(node).flatMap(this.served.answering)]
  }

  #needsOrOpens(node, kind) {
    const found = this.pagesIn(node, kind)
    return [...this.needsOrCalls(node), ...found, ...(found.length > 0 ? this.layout : [])]
  }

  #needsWithoutServer(node) {
    return (node === TEMPLATES ? this.#read(node) : this.needs(node)).filter((to) => !to.startsWith(SERVES))
  }

  #read(node) {
    if (node.startsWith(SERVES) || node.startsWith(HANDED)) return this.served.behind(node)
    const declaration = this.declarationOf(node)
    if (!declaration) return []
    const [file, name] = node.split('#')
    const address = this.addressOf(node)
    return [
      ...(address ? [SERVES + address] : []),
      ...[...declaration.names].flatMap((each) => this.named(file, each)),
      ...this.served.hooked(file, declaration),
      ...this.loaded(file, declaration.loads),
      ...(name === '' ? this.loaded(file, this.modules.get(file).loads) : [`${file}#`]),
      ...this.textsOf(node).flatMap((text) => this.#meantBy(file, text)),
      ...this.textsOf(node, 'kinds').flatMap((kind) => this.#emailOf(file, kind)),
    ]
  }

  /** Returns what a text means: an endpoint, or a file. */
  #meantBy(file, text) {
    if (!ADDRESS.test(text)) return this.#filesAt(file, text)
    // A page that the server renders only reads.
    return this.endpoints.has(text) && (!OF_WEB.test(file) || text.startsWith('GET ')) ? [this.endpoints.get(text)] : []
  }

  /** Returns the email of a kind, `{ kind: 'review-written' }`, and what is around all emails. */
  #emailOf(file, kind) {
    const email = file.startsWith('src/server/') && this.files.find((each) => each.startsWith(EMAILS) && each.endsWith(`/${kind}.tsx`))
    return email ? [email, `${EMAILS}/emails.tsx`].flatMap((each) => this.allOf(each)) : []
  }

  /** Returns the files that a text names by their path, or in a test by a pattern of paths. */
  #filesAt(file, text) {
    if (!/[./]/.test(text) || /[\s,;]/.test(text) || EXAMPLES.some((each) => each.in.test(file) && each.of.test(text))) return []
    const beside = join(dirname(file), text)
    const exact = [beside, text].find((path) => this.known.has(path))
    if (exact) return this.allOf(exact)
    if (text.endsWith('/') && /^[.\w]/.test(text) && beside.startsWith(`${dirname(file)}/`))
      return this.files.filter((path) => path.startsWith(beside))
    const isPattern = OF_TESTS.test(file) && /^[\w{][^*]*\*/.test(text)
    return isPattern ? this.files.filter((path) => matchesGlob(path, text)).flatMap((path) => this.allOf(path)) : []
  }

  /** Returns the paths of the site in a declaration of tests: in all its texts, or in what it injects into the server. */
  #pathsIn(node, kind) {
    return OF_TESTS.test(node.split('#')[0]) ? this.textsOf(node, kind).flatMap(pathOf) : []
  }

  /** Returns the pages at the paths in a declaration of tests. */
  pagesIn(node, kind) {
    const paths = this.#pathsIn(node, kind)
    return this.pages.filter(({ pattern }) => paths.some((path) => pattern.test(path))).flatMap(({ nodes }) => nodes)
  }

  /**
   * Returns the addresses of endpoints and pages that need one of some nodes; null where this is needed by what a test that asks at all of them
   * has beside them.
   */
  addressesNeeding(nodes, askingAll) {
    const beside = new Reach(this.allOf(askingAll), (node) => this.#needsWithoutServer(node).filter((to) => !this.addressOf(to)))
    if (beside.needing(nodes).size > 0) return null
    const endpoints = [...this.endpoints]
    const shown = [...endpoints.map(([, node]) => node), ...this.pages.flatMap((page) => page.nodes)]
    const needing = new Reach(shown, (node) => this.needs(node)).needing(nodes)
    return [
      ...endpoints.filter(([, node]) => needing.has(node)).map(([address]) => address),
      ...this.pages.filter((page) => page.nodes.some((node) => needing.has(node))).map(({ path }) => path),
    ]
  }

  /**
   * Returns by the path of each file of tests how far it reaches, together with others of its kind. Only those that compose the application
   * reach the server through an endpoint. Those that read pages open the addresses in them, others what they inject.
   */
  reachesOfTests(files) {
    const from = (some, follow) =>
      new Reach(
        some.flatMap((file) => this.allOf(file)),
        follow,
      )
    const withoutServer = (node) => this.#needsWithoutServer(node)
    const alone = from(files, withoutServer)
    const [composing, reading] = [APP, PAGES].map((node) => alone.needing([node]))
    const kindOf = (file) => {
      const needs = (some) => this.allOf(file).some((node) => some.has(node))
      return needs(composing) ? (needs(reading) ? 'texts' : 'injected') : 'alone'
    }
    const kinds = Map.groupBy(files, kindOf)
    return new Map(
      [...kinds].flatMap(([kind, some]) => {
        const reach = from(some, kind === 'alone' ? withoutServer : (node) => this.#needsOrOpens(node, kind))
        return some.map((file) => [file, reach])
      }),
    )
  }
}

/** Returns the path in an address of the site, which may begin with what a template puts in. */
function pathOf(text) {
  const [path] = text.replace(HOLE, text.startsWith(`${HOLE}/`) ? '' : HOLE).split(/[?#]/)
  return path.startsWith('/') ? [path.replaceAll(HOLE, '1')] : []
}
