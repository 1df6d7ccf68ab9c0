import type { CategoryName } from '#contract/options.ts'
import { MAX_TERMS, type Term, termsIn } from '#server/features/directory/dictionary/terms.ts'
import { type AskedFor, askedFor } from '#server/reading/goods/asked-for.ts'
import type { PhrasePart, Span, SupplierName } from '#server/reading/words/parts.ts'
import { isOwnName, suppliersCalled } from '#server/reading/supplier-names.ts'
import type { Entry } from '#server/vocabulary/entry.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { KeptTexts } from '#server/vocabulary/kept-texts.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { headOf } from './head.ts'

/** A parsed search. */
export type SearchTerms = {
  /** A supplier must match all of them. */
  terms: Term[]
  /** The term that names what is looked for; the others only describe it. Undefined without terms. */
  head?: Term | undefined
  /** The whole text as typed: a supplier with exactly this phrase is a better match. */
  phrase: string
  /** The term that must match in a supplier's name, category, tags or products, because in a description it may mean anything. */
  firm?: Term
  /** What is looked for, where the trade has a word for it. */
  goods?: Goods
  /** The suppliers that it names, who come first. */
  suppliers?: SupplierName[]
  /** Searched as typed, whatever the words mean. */
  isExact?: true
}

export type Goods = {
  term: Term
  /** What is looked for with the words that describe it, as it was typed: "wagyu beef patties". */
  typed: string
  entry: Entry
  /** Whose suppliers sell it and what else is looked for with it, the likeliest first; none where no category does. */
  categories: CategoryName[]
}

/** Searches whose terms are kept, for those of its list, its menu, and the count of unknown words. */
const MAX_KEPT = 200
const kept = new KeptTexts<SearchTerms>(MAX_KEPT)

/**
 * Parses a search: what is asked for and how it is described are its terms; amounts, times, places and words around them are none.
 * `suppliers` are those that the text may name.
 */
export const searchTermsOf = (text: string, suppliers: readonly SupplierName[] = []): SearchTerms =>
  suppliers.length === 0 ? kept.get(text, () => parsed(text, [])) : parsed(text, suppliers)

function parsed(text: string, suppliers: readonly SupplierName[]): SearchTerms {
  const items = askedFor(text, { suppliers })
  const called = [...suppliersCalled(text, suppliers), ...items.flatMap((item) => item.suppliers)]
  const terms = termsWith(text, withoutNamesOfGoods(text, items))
  return called.length > 0 ? { ...terms, suppliers: [...new Map(called.map((supplier) => [supplier.id, supplier])).values()] } : terms
}

function termsWith(text: string, items: AskedFor[]): SearchTerms {
  const phrase = wordsIn(text).join(' ')
  const item = items.find(({ headPart }) => headPart !== undefined)
  const goods = item && goodsOf(text, item, items)
  const words = items.flatMap(({ parts }) => parts.flatMap((part) => termsOf(text, part)))
  const terms = uniqueTerms(goods ? withHead(words, goods.term) : words)
  if (terms.length === 0) {
    const asTyped = [...termsIn(text)]
    return { terms: asTyped, phrase, head: asTyped.at(-1) }
  }
  const named = goods && terms.find(({ own }) => keyOf(own) === keyOf(goods.term.own))
  return { terms, phrase, head: named ?? headOf(text, items, terms), ...(goods && { goods }) }
}

/** Reads a name of nothing but goods as these, because others sell them too: "Organic Milk". */
function withoutNamesOfGoods(text: string, items: AskedFor[]): AskedFor[] {
  const named = items.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'supplier'))
  return named.length > 0 && !named.some(({ from, to }) => isOwnName(text.slice(from, to))) ? askedFor(text) : items
}

/** Returns the terms of a part that says what is looked for, none of the others. A place that is still in the text is of a supplier's name. */
function termsOf(text: string, part: PhrasePart): Term[] {
  if (part.kind === 'supplier') return [nameTerm(text.slice(part.from, part.to))]
  if (!('entry' in part) && part.kind !== 'left' && part.kind !== 'place') return []
  const isLast = text.slice(part.to).trim() === ''
  return termsIn(text.slice(part.from, part.to)).map((term) => ({ ...term, isOpen: term.isOpen && isLast }))
}

/** Returns a name as one term. Listings write "and" in either way, or not at all. */
function nameTerm(name: string): Term {
  const own = wordsIn(name).join(' ')
  return { own, same: [name.replace(/&/g, ' and ')], also: [], others: [], isOpen: false, isLoose: false }
}

const uniqueTerms = (terms: Term[]): Term[] => [...new Map(terms.map((term) => [keyOf(term.own), term])).values()].slice(0, MAX_TERMS)

/** Returns the terms with the head among them: where two words together name it, as "feta danish" does, it stands for both. */
function withHead(terms: Term[], head: Term): Term[] {
  const key = keyOf(head.own)
  if (terms.some(({ own }) => keyOf(own) === key)) return terms
  const words = new Set(key.split(' '))
  return [
    head,
    ...terms.filter(
      ({ own }) =>
        !keyOf(own)
          .split(' ')
          .every((word) => words.has(word)),
    ),
  ]
}

/** Returns the names beside each other of which the head is the last, as they stand in the text. */
function asTyped(text: string, items: AskedFor[], head: Span): string {
  const before = items.flatMap(({ parts }) => parts).filter(({ to }) => to <= head.from)
  const isBeside = (part: PhrasePart, next: Span) => 'entry' in part && /^[\s-]*$/.test(text.slice(part.to, next.from))
  const first = before.reduceRight<Span>((next, part) => (isBeside(part, next) ? part : next), head)
  return text.slice(first.from, head.to)
}

function goodsOf(text: string, { head, headPart, categories, doing }: AskedFor, items: AskedFor[]): Goods | undefined {
  const own = headPart && text.slice(headPart.from, headPart.to)
  const [term] = termsIn(own !== undefined && lookUp(own) === head ? own : (head?.term ?? ''))
  if (!head || !term) return undefined
  // Who repairs a thing is looked for, and not who sells it.
  const sellers = doing.includes('fix') && categories[0] === 'Machine Repairs' ? categories.slice(0, 1) : categories
  const others = items.filter((item) => item.head !== head).flatMap((item) => item.categories)
  return {
    term: { ...term, isOpen: false },
    typed: headPart ? asTyped(text, items, headPart) : term.own,
    entry: head,
    categories: [...new Set([...sellers, ...others])],
  }
}
