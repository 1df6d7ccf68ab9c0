import { ALL_TEXTS } from '#contract/site-texts/all-texts.ts'

/** Returns what stands at the place of a text in tests that look for each of them. */
export const markOf = (key: string) => `⟦${key}⟧`

/** The texts that are words: no choices, and no pictures. */
export const WORDS = ALL_TEXTS.filter(({ options, type }) => !options && type !== 'image')

/** Returns a mark for each of these texts, with its variables. */
export const marksOf = (texts: typeof WORDS): Record<string, string> =>
  Object.fromEntries(texts.map(({ key, variables = [] }) => [key, [markOf(key), ...variables.map((name) => `{${name}}`)].join(' ')]))

/**
 * Texts of the listing that a server never renders: of states that come from what a visitor does, of reads that only browsers make, and of
 * more suppliers than a test has.
 */
export const BROWSER_TEXTS = [
  'listing.count.loading',
  'listing.count.unknown',
  'listing.count.more',
  'listing.search.places',
  'listing.search.onePlace',
  'listing.search.manyPlaces',
  'listing.search.locating',
  'listing.search.located',
  'listing.search.locateMissing',
  'listing.search.locateDenied',
  'listing.search.locateFailed',
  'listing.suggestions.name',
  'listing.suggestions.recent',
  'listing.suggestions.goods',
  'listing.suggestions.category',
  'listing.suggestions.supplier',
  'listing.suggestions.place',
  'listing.suggestions.clear',
  'listing.suggestions.one',
  'listing.suggestions.many',
  'listing.ask.askThese',
  'listing.ask.missesAway',
  'listing.ask.missesOutside',
  'listing.list.full',
  'listing.list.fullHelp',
  'listing.card.removeFavourite',
  'listing.empty.blocked',
  'listing.empty.blocking',
  'listing.empty.removeOne',
  'listing.empty.removeMany',
  'listing.table.answers',
  'listing.table.hours',
  'listing.table.oneDay',
  'listing.table.days',
  'listing.empty.one',
  'listing.empty.many',
  'listing.empty.failed',
  'listing.empty.retry',
  'listing.empty.retrying',
  'listing.alert.title',
  'listing.alert.once',
  'listing.alert.onceNear',
  'listing.alert.privacy',
  'listing.alert.email',
  'listing.alert.send',
  'listing.alert.sending',
  'listing.alert.sent',
]

/** Returns the words of an element that come from neither the owner's texts nor data. */
export function copyIn(element: Element, data: ReadonlySet<string>): string[] {
  if (['script', 'style', 'title', 'svg'].includes(element.localName)) return []
  // The notice belongs to the account, and so does the assistant.
  if (element.matches('aside[aria-label=Assistant]')) return []
  // What a search has marked are a supplier's own words.
  if ([...element.children].some(({ localName }) => localName === 'mark')) return []
  const own = textsIn(element)
  const said = [...own, ...['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name)?.trim() ?? '')]
  const copy = said.filter((text) => /\p{L}/u.test(text) && !text.includes('⟦') && !data.has(text))
  return [...copy, ...[...element.children].flatMap((child) => copyIn(child, data))]
}

/** Returns the texts directly within an element; the parser cuts them at every entity. */
function textsIn({ childNodes }: Element): string[] {
  const texts: string[] = []
  let isCut = false
  for (const { nodeType, textContent } of childNodes) {
    if (nodeType === 3) texts.push((isCut ? texts.pop()! : '') + textContent!)
    isCut = nodeType === 3
  }
  return texts.map((text) => text.trim())
}

/** Returns what documents show, and what they tell search engines, without the data for their scripts. */
export const shownIn = (documents: readonly Document[]): string =>
  documents
    .map((document) => {
      document.querySelector('#dehydrated-state')?.remove()
      return document.documentElement.outerHTML
    })
    .join(' ')

/** Returns the parts of a document that have words. */
export const partsOf = (document: Document) => [...document.querySelectorAll('body > header, main, body > footer, body > aside')]
