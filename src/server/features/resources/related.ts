import MiniSearch from 'minisearch'
import type { Resource } from '#contract/resources/resources.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { STOP_WORDS } from '#server/vocabulary/noise-words.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { textsIn } from './search.ts'

const MAX_RELATED = 3
/** What is related, by each list of resources, since all of their texts are read for it. */
const indexes = new WeakMap<readonly Resource[], MiniSearch>()

/** Returns the resources of the same category that say most about what the title and the description of this one name, the nearest first. */
export function relatedTo({ id, title, description, category }: Resource, all: readonly Resource[]): Resource[] {
  const found = indexOf(all).search(`${title} ${description}`, { boost: { title: 3, description: 2 } })
  const near = found.flatMap((match) => all.find((one) => one.id === match.id) ?? [])
  const others = [...new Set([...near, ...all])].filter((one) => one.category === category && one.id !== id)
  return others.slice(0, MAX_RELATED)
}

function indexOf(all: readonly Resource[]): MiniSearch {
  const known = indexes.get(all)
  if (known) return known
  const processTerm = (word: string) => (STOP_WORDS.has(keyOf(word)) ? null : keyOf(word))
  const index = new MiniSearch({ fields: ['title', 'description', 'text'], tokenize: wordsIn, processTerm })
  index.addAll(all.map((one) => ({ id: one.id, title: one.title, description: one.description, text: textsIn(one).join('\n') })))
  indexes.set(all, index)
  return index
}
