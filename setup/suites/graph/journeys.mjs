import { basename } from 'node:path'
import { JOURNEY } from '#setup/suites/changed.mjs'
import { Reach } from './reach.mjs'
import { HOLE } from './read-module.mjs'

const PART = /^src\/web\/(features\/[\w-]+|pages)\//
const CHAT = 'src/web/assistant-chat.tsx'
/** What runs before all journeys: their sites are started by it (playwright.config.ts). */
const SITES = ['e2e/kit/sites.ts']
/** Shorter texts stand in too many places to say which one is meant. */
const LONG = 8

/**
 * Selects browser journeys. A journey needs what it calls itself, and the pages at the addresses in it; but a page shows many features, of
 * which a journey uses one or two. It uses a feature when it finds something by words that stand, of all that its pages show, in this
 * feature only.
 */
export class Journeys {
  #texts = new Map()

  constructor(needs) {
    this.needs = needs
    /** Modules of features and pages on the web. */
    this.parts = needs.files.filter((file) => partOf(file) && needs.modules.has(file) && !file.includes('.test.'))
    this.all = needs.files.filter((file) => JOURNEY.test(file)).map((file) => this.#open(file))
    this.mostSpecific = this.all.toSorted((one, other) => one.files.size - other.files.size)
    this.features = new Set(this.parts.flatMap((file) => featureOnWeb(file) ?? []))
  }

  /** Returns what a journey needs, or some of its tests. */
  #open(file, tests = this.needs.allOf(file)) {
    const { needs } = this
    const called = new Reach([...tests, ...SITES.flatMap((each) => needs.allOf(each))], (node) => needs.needsOrCalls(node))
    const ofTests = called.nodes.filter((node) => /^(e2e|src\/test)\//.test(node))
    const pages = ofTests.flatMap((node) => needs.pagesIn(node))
    const ofWeb = (node) => needs.needs(node).filter((to) => to.startsWith('src/web/'))
    const shown = new Reach([...pages, ...needs.layout, ...needs.allOf(CHAT)], ofWeb)
    return { file, called, pages, shown, files: new Set(shown.nodes.map(fileOf)), words: this.#wordsIn(ofTests) }
  }

  /** Returns the texts and patterns by which some tests look for something, each as a function that says whether it fits a text. */
  #wordsIn(nodes) {
    const texts = new Set(nodes.flatMap((node) => this.needs.textsOf(node)).map((text) => text.replaceAll(HOLE, '1')))
    const patterns = new Set(nodes.flatMap((node) => this.needs.textsOf(node, 'patterns')))
    return [
      ...[...texts].filter((text) => /[a-z]{3}/i.test(text)).map((text) => (shown) => isAlike(text, shown)),
      ...[...patterns].map((pattern) => new RegExp(pattern)).map((pattern) => (shown) => pattern.test(shown.replaceAll(HOLE, '1'))),
    ]
  }

  /** Returns what a module may show: texts with a capital letter or a space. */
  #textsOf(file) {
    const texts = this.#texts.get(file) ?? this.needs.allOf(file).flatMap((node) => this.needs.textsOf(node))
    const shown = texts.filter((text) => /[A-Z ]/.test(text.replaceAll(HOLE, '')))
    this.#texts.set(file, shown)
    return shown
  }

  /** Returns the modules of features that a change touches: they need something that has changed, though not through another feature. */
  #touched(isChanged) {
    return this.parts.filter((file) => {
      const part = partOf(file)
      const within = (node) => this.needs.needsInBrowser(node).filter((to) => !partOf(to) || to.startsWith(part))
      return new Reach(this.needs.allOf(file), within).nodes.some(isChanged)
    })
  }

  /**
   * Returns the journeys that changed nodes require, the same with those of their tests only that do, and the changed files that any journey
   * reaches.
   */
  select(nodes) {
    const isChanged = (node) => nodes.has(node)
    const touched = this.#touched(isChanged)
    const isRequired = ({ called, shown, files, words }) =>
      called.nodes.some(isChanged) ||
      shown.nodes.some((node) => isChanged(node) && !partOf(node)) ||
      touched.some((file) => files.has(file) && this.#isFound(words, files, file))
    const required = this.all.filter(isRequired)
    const others = [...new Set(this.#unnamed(nodes, touched, new Set(required)))].filter((journey) => !required.includes(journey))
    const reached = this.all.flatMap(({ called, shown }) => [...called.nodes, ...shown.nodes].filter(isChanged))
    return {
      journeys: [...required, ...others].map(({ file }) => file),
      narrowed: [
        ...required.flatMap(({ file }) => this.needs.narrowed(file, (node) => isRequired(this.#open(file, [node])))),
        ...others.map(({ file }) => file),
      ],
      reached: new Set([...reached.map(fileOf), ...touched]),
    }
  }

  /** Returns whether words find something that stands, of the files that are shown, only in this one's part. */
  #isFound(words, files, file) {
    const own = this.#textsOf(file)
    const others = [...files].filter((each) => partOf(each) !== partOf(file) && this.needs.modules.has(each))
    return words.some((isMeant) => own.some(isMeant) && !others.some((other) => this.#textsOf(other).some(isMeant)))
  }

  /**
   * Returns journeys for what none finds by its words: those that are named after its feature, and for a component that these do not show
   * the one that shows the least beside it.
   */
  #unnamed(nodes, touched, required) {
    const features = new Set([...nodes].flatMap((node) => featureOnWeb(node) ?? []))
    const named = [...features]
      .map((feature) => this.#namedAfter(feature))
      .filter((each) => !each.some((journey) => required.has(journey)))
      .flat()
    const chosen = [...required, ...named]
    const unseen = touched.filter((file) => !chosen.some(({ files }) => files.has(file)))
    return [...named, ...unseen.flatMap((file) => this.mostSpecific.find(({ files }) => files.has(file)) ?? [])]
  }

  /** "social-proof-toast" is named after the feature "social-proof", not after "social". */
  #namedAfter(feature) {
    const longest = ({ file }) =>
      [...this.features].filter((each) => basename(file).startsWith(each)).toSorted((one, other) => other.length - one.length)[0]
    return this.all.filter((journey) => longest(journey) === feature)
  }
}

/** Returns whether a text that a journey looks for is one that a component shows, with anything where its template puts something in. */
function isAlike(text, shown) {
  if (shown === text) return true
  const pieces = shown.split(HOLE)
  if (pieces.length === 1) return (shown.length >= LONG && text.includes(shown)) || (text.length >= LONG && shown.includes(text))
  const pattern = new RegExp(`^${pieces.map(escaped).join('.*')}$`, 's')
  return pieces.some((piece) => piece.length >= LONG) && pattern.test(text)
}
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const partOf = (file) => PART.exec(file)?.[0]
const featureOnWeb = (node) => /^src\/web\/features\/([\w-]+)/.exec(node)?.[1]
const fileOf = (node) => node.split('#')[0]
