import type { ResourcePage } from '#contract/resources/resources.ts'

// Names of what a reader ticks and fills in. They come from the words of the item, so that a tick never moves to another item when a text
// changes or one is added before it.

export type ItemKind = 'check' | 'action' | 'answer' | 'row' | 'score'

/** FNV-1a, 32 bits: names within one resource, nothing that has to be secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** Returns the name of an item. `place` tells apart those with the same words, such as the rows of a worksheet or compared suppliers. */
export const itemKey = (kind: ItemKind, words: string, place?: number | string): string =>
  `${kind}:${place === undefined ? '' : `${place}.`}${hashOf(words)}`

/** Items of the same words may be in two groups. */
const within = (group: string, words: string) => `${group}\n${words}`
export const checkKey = (category: string, item: string) => itemKey('check', within(category, item))
export const actionKey = (item: string) => itemKey('action', item)
export const answerKey = (section: string, task: string) => itemKey('answer', within(section, task))
/** Rows count from 0. */
export const rowKey = (field: string, row: number) => itemKey('row', field, row)

/** The value of an item that is ticked. */
export const TICKED = '1'

export type Items = Pick<ResourcePage, 'checklist' | 'actionItems' | 'workbook'>

/**
 * Returns the names of what is to be done in a resource: checks, exercises and next steps. A worksheet and a scorecard are no part of it, since
 * nobody fills in all of their cells.
 */
export const itemsOf = ({ checklist = [], actionItems, workbook = [] }: Items): string[] => [
  ...checklist.flatMap(({ category, items }) => items.map((item) => checkKey(category, item))),
  ...workbook.flatMap(({ section, exercises }) => exercises.map(({ task }) => answerKey(section, task))),
  ...actionItems.map(actionKey),
]

/** Returns how many of a resource's items are done. */
export const doneOf = (resource: Items, values: Record<string, string>): number =>
  itemsOf(resource).filter((key) => (values[key] ?? '') !== '').length
