import { wordOf, type Measure } from '#shared/pack-size/pack-words.ts'

/**
 * A word by which goods are ordered. `own` are those that need no contents to be understood ("bunch"), `inner` holds one portion of the goods,
 * `outer` several packs of them.
 */
export type OrderUnit = {
  /** As typed, singular and in lower case: "ctn" stays "ctn". */
  name: string
  kind: 'measure' | 'dozen' | 'piece' | 'own' | 'inner' | 'outer' | 'can'
  isMany: boolean
  scale: number
  measure?: Measure
}

/** Holders by their name in the pack grammar, without those that are shapes of the goods: a slice, a block, a portion. */
const OUTER = new Set('carton case box crate outer tray pallet layer inner bundle basket bin'.split(' '))
const INNER = new Set(
  'sleeve pack packet bag sack tub drum keg pail bucket jar tin can bottle bladder pouch sachet punnet cask jug tube bib'.split(' '),
)
const OWN = new Set('bunch roll wheel'.split(' '))
const SHAPES = new Set('block log stick wedge slice'.split(' '))

/** Words of lists that no pack size has: short forms, and units that say nothing of contents there. */
const MORE: [singular: string, many: string, kind: OrderUnit['kind']][] = [
  ['head', 'heads', 'own'],
  ['loaf', 'loaves', 'own'],
  ['bch', 'bchs', 'own'],
  ['bnch', 'bnchs', 'own'],
  ['bun', 'buns', 'own'],
  ['pun', 'puns', 'inner'],
  ['punn', 'punns', 'inner'],
  ['slab', 'slabs', 'outer'],
  ['cs', 'css', 'outer'],
  ['cse', 'cses', 'outer'],
  ['tn', 'tns', 'inner'],
  ['bkt', 'bkts', 'inner'],
  ['bg', 'bgs', 'inner'],
  ['btle', 'btles', 'inner'],
  ['pkg', 'pkgs', 'inner'],
  ['slv', 'slvs', 'inner'],
]
const PIECES = new Set('each ea piece pc pce unit pieces pcs pces units ct count'.split(' '))

const units = new Map<string, OrderUnit>()
for (const [name, many, kind] of MORE) {
  units.set(many, { name, kind, scale: 1, isMany: true })
  units.set(name, { name, kind, scale: 1, isMany: false })
}

/** Returns the unit that a word in lower case is, undefined where it is none. */
export function orderUnitOf(text: string): OrderUnit | undefined {
  const own = units.get(text)
  const word = own ? undefined : wordOf(text)
  if (own || !word) return own
  const { kind, name, scale = 1, measure, isMany = false } = word
  if (kind === 'measure' && measure) return { name: singularOf(text), kind, scale, measure, isMany }
  if (kind === 'dozen') return { name: singularOf(text), kind, scale: 12, measure: 'piece', isMany }
  if (PIECES.has(text)) return { name: singularOf(text), kind: 'piece', scale: 1, measure: 'piece', isMany }
  if (kind !== 'holder') return undefined
  const sort = OUTER.has(name) ? 'outer' : INNER.has(name) ? 'inner' : OWN.has(name) || SHAPES.has(name) ? 'own' : undefined
  return sort && { name: singularOf(text), kind: sort, scale: 1, isMany }
}

/** A word of the pack grammar without the ending of its plural. */
function singularOf(text: string): string {
  if (text === 'pcs' || text === 'pces') return text.slice(0, -1)
  for (const one of [text.slice(0, -1), text.slice(0, -2)])
    if (text.endsWith('s') && wordOf(one) && wordOf(text)?.kind === wordOf(one)?.kind && one.length > 1) return one
  return text
}

export const CAN: OrderUnit = { name: 'tin', kind: 'can', scale: 1, isMany: false }
/** Returns whether a unit holds goods: a bag, a carton, a can; also a bunch. */
export const isHolder = ({ kind }: OrderUnit): boolean => kind === 'own' || kind === 'inner' || kind === 'outer' || kind === 'can'
/** A bun is a bunch of herbs, and else what burgers are in. */
export const isBun = (unit: OrderUnit | undefined): boolean => unit?.name === 'bun'
/** Shapes are units only where they are counted: "2 blocks", but "tasty cheese block". */
export const isShape = ({ name }: OrderUnit): boolean => SHAPES.has(name)
