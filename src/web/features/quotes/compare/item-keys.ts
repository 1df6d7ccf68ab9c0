import type { PricedLine } from '#contract/quotes/supplier-quote.ts'
import { itemAt } from '#shared/item-at.ts'
import { itemName, type ItemName } from './item-names.ts'

type Line = Pick<PricedLine, 'item' | 'packSize' | 'unit'>
export type LineKey = {
  /** Equal for lines of the same item. */
  row: string
  /** A short hash of the item's name, used in addresses: revising the prices does not change it. */
  id: string
}

/**
 * Returns the keys of each line of each offer. Two lines are the same item only if the words and every number and unit in their names
 * agree. If every offer has exactly one line, all of them are the same item whatever their names, unless the numbers differ. A name that an
 * offer has twice is numbered.
 */
export function itemKeys(offers: readonly (readonly Line[])[]): LineKey[][] {
  const names = offers.map((lines) => lines.map(itemName))
  const named = byName(names.flat())
  const rowOf = offers.every((lines) => lines.length === 1) ? oneEach(names.flat()) : named
  return names.map((ofOffer) => {
    const [rows, ids] = [numbered(ofOffer.map(rowOf)), numbered(ofOffer.map(named))]
    // Both have a key for each line.
    return ofOffer.map((_, at) => ({ row: itemAt(rows, at), id: shortHash(itemAt(ids, at)) }))
  })
}

/** Returns a key for each line, equal only where the words and every number and unit of the names agree, as above. */
export function nameKeys(lines: readonly Line[]): string[] {
  const names = lines.map(itemName)
  return names.map(byName(names))
}

const keyOf = (...parts: (string | string[])[]) => parts.map((part) => [part].flat().join('+')).join('|')

function byName(all: readonly ItemName[]) {
  return (name: ItemName) => {
    const alike = all.filter(({ words, numbers }) => words === name.words && keyOf(numbers) === keyOf(name.numbers))
    return keyOf(name.words, sizesAmong(alike, name), name.numbers)
  }
}

/**
 * Returns keys for offers of one line each. A number without a unit may be part of a name, "Espresso No. 4", or distinguish two sizes,
 * "Gloves 8" and "Gloves 9".
 */
function oneEach(all: readonly ItemName[]) {
  return (name: ItemName) => {
    const sizes = sizesAmong(all, name)
    const alike = all.filter((other) => keyOf(sizesAmong(all, other)) === keyOf(sizes))
    const numbers = new Set(alike.map((other) => keyOf(other.numbers)).filter((key) => key !== ''))
    return keyOf('', sizes, numbers.size > 1 ? name.numbers : [])
  }
}

/** Returns the sizes of a name, with the amount of one piece in the pack added if another name states exactly that amount. */
function sizesAmong(all: readonly ItemName[], { sizes, inner }: ItemName): string[] {
  const withInner = inner === undefined ? sizes : [...new Set([...sizes, inner])].toSorted()
  return all.some((other) => keyOf(other.sizes) === keyOf(withInner)) ? withInner : sizes
}

function numbered(keys: readonly string[]): string[] {
  return keys.map((key, at) => {
    const before = keys.slice(0, at).filter((other) => other === key).length
    return before === 0 ? key : `${key}#${before + 1}`
  })
}

/** Returns a 32-bit hash of a text (FNV-1a) in base 36. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  // A character always has a code point.
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
