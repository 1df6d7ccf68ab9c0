import { itemAt } from '#shared/item-at.ts'
import type { Reader } from './words/sheet.ts'
import type { Doing } from './words/parts.ts'
import { anyOf, at, firstAt, type Pattern } from './words/sticky.ts'

const BE = String.raw`(?:is|are|was|has|have|keeps?|kept|it's|its)\s+`
const NOT = String.raw`(?:not|isn'?t|won'?t|wont|doesn'?t|don'?t|can'?t|stopped|never)\s+`
const WORKING = 'work|working|works|start|starting|turn on|turning on|heat|heating|cool|cooling|drain|draining|run|running|cold|hot'
const OWN = String.raw`(?=\s+(?:my|our|the|a|an|this|it)(?![a-z]))`

/** Returns what means a doing. */
const doing = (is: Doing) => () => is

/** How what is to be done is written, the surest first. Single words among them are no names of the vocabulary here. */
const PATTERNS: Pattern<Doing>[] = [
  [at(`(?:${BE})?(?:${NOT})(?:${WORKING})`), doing('fix')],
  [at(`(?:${BE})?(?:leaking|leaks?|broken|broke down|broken down|broke|busted|faulty|blocked|playing up|stuffed)`), doing('fix')],
  [at(`(?:${BE})?(?:dropp(?:ing|ed) out|drops out|cutting out|cuts out|tripping|overheating|jammed|flooded)`), doing('fix')],
  [at(String.raw`keeps?\s+(?!coming)[a-z]+ing(?:\s+(?:out|off|up|down))?`), doing('fix')],
  [
    at(String.raw`mak(?:es|ing)\s+(?:(?:a|an|some|weird|strange|funny|odd|loud|awful|grinding|terrible)\s+){0,3}nois(?:es?|y)`),
    doing('fix'),
  ],
  [at(`fix|fixes|fixed|fixing|mend|mended|repaired|repairing|(?:repair|service)${OWN}`), doing('fix')],
  [at(`(?:clean|cleaned|cleaning)(?=\\s+(?:my|our|the|this)(?![a-z]))`), doing('clean')],
  [at(String.raw`deliver(?:s|ed|ing|y|ies)?|shipp?(?:ed|ing)?|drop(?:ped)?\s+off`), doing('deliver')],
  [at(String.raw`pick\s?up|click and collect`), doing('collect')],
  [at(String.raw`compare|comparing|comparison|versus|vs|difference between`), doing('compare')],
  [
    at(
      String.raw`cheap(?:er|est|ish)?|(?:best|better|good|lowest|low)\s+pric(?:es?|ing)|(?:lowest|smallest|low|small)\s+(?:order\s+)?minimums?(?:\s+orders?)?|affordable|low cost|on a budget|budget`,
    ),
    doing('cheapest'),
  ],
  [
    at(
      String.raw`(?:near|close to|around)\s+(?:me|us|here|my (?:cafe|shop))|near\s?by|close\s?by|closest|nearest|in (?:my|our|the) area|local(?:ly)?`,
    ),
    doing('near me'),
  ],
  [at(String.raw`best|top[\s-]rated|highest[\s-]rated|good reviews`), doing('best')],
  [at('hire|hiring|rent|renting|rental|lease|leasing'), doing('hire')],
  [at(`install(?:ed|ing)?${OWN}|set up${OWN}`), doing('install')],
  [at('quotes?|quotation|(?:(?:fair|reasonable|average|normal|usual|going)\\s+)?(?:prices?|pricing)|price list'), doing('quote')],
  [at(String.raw`on (?:special|sale|offer)|specials|discount(?:s|ed)?|deals?|promos?`), doing('on special')],
]

const FIRST = anyOf(PATTERNS)

/** Reads what is to be done. */
export const doingAt: Reader = ({ text, words }, at) => {
  // The caller has the word.
  const { from } = itemAt(words, at)
  const found = firstAt(FIRST, PATTERNS, text, from)
  return found && { from, to: found.to, kind: 'doing', doing: found.meaning }
}
