import { askedFor } from '#server/reading/goods/asked-for.ts'
import type { PartOf, SupplierName } from '#server/reading/words/parts.ts'
import { read } from '#server/reading/read.ts'
import { isOwnName } from '#server/reading/supplier-names.ts'
import { redactText } from '#server/security/redact.ts'
import type { Ask } from './ask.ts'
import { areDescription, goodsSaid } from './goods-said.ts'
import { needsSaid, saidAround } from './needs-said.ts'
import { referenceSaid } from './reference-said.ts'

const BEGINS_WITH_DETAIL =
  /^\s*(?:and |also |but |ones? |only |its |it's |something )*(?:with|that|who (?:have|has|do|does|can|offer|also)|which|must have|in|on)\b/i
/** Before a name: others are asked for that are like it, or instead of it. */
const LIKE = /\b(?:like|similar to|other than|instead of|besides|except|not|alternatives? (?:to|for)|same as)(?:\s+from)?\s+$/i
/** Another kind of the same is asked for. */
const VARIANT = /^\W*(?:and|actually|or|just|only|make (?:it|that)|rather|no)\b|\b(?:instead|ones?)\W*$/i
/** What people say in a sentence, as the trade calls it. */
const IN_THE_TRADE: [RegExp, string][] = [
  [/\b(?:lend|loan|borrow)(?:s|ing)?(?: (?:us|me|you|out|a|an|the|some))+ (\w+(?: machine)?)/i, '$1 on loan'],
  [/\b(?:(?:our|my|the|a|own) )+(?:logos?|branding) (?:(?:printed|embroidered) )?on (?:(?:the|our|some) )?/i, 'custom printed '],
]
/** What is asked of those that were shown by words that are needs besides. */
const WHICH_IS = /\bwhich(?: one)?(?: is|'s) (?:the )?(?:closer|closest|nearer|nearest)\b/i
/** How to reach a supplier, in a message that names one. */
const REACH = /\b(?:phone|website|email|contact|call|ring|talk to|speak to)\b/i

/** Reads what a message asks for. `suppliers` are those that it may name. */
export function readAsk(typed: string, suppliers: readonly SupplierName[] = []): Ask {
  const message = withoutPersonal(typed)
  const named = namesIn(message, suppliers)
  const around = saidAround(without(message, named))
  const { reference, rest } = referenceSaid(around.rest)
  const said = IN_THE_TRADE.reduce((text, [typed, called]) => text.replace(typed, called), rest)
  const parts = read(said, { isTalk: true })
  const goods = goodsSaid(said, parts, askedFor(said, { isTalk: true }))
  return {
    ...reference,
    asksThem: reference.asksThem || WHICH_IS.test(message),
    ...(named.length > 0 && REACH.test(said) && { asksFor: [...new Set([...reference.asksFor, 'contact' as const])] }),
    ...(reference.asksMany !== null && goods.text === '' && { chosen: reference.chosen ?? ('all' as const) }),
    // Of each name one, of a name that several have all of them.
    suppliers: named.length > 1 ? named.flatMap((part) => part.suppliers.slice(0, 1)) : named.flatMap((part) => part.suppliers),
    isLikeThem: named.some(({ from }) => LIKE.test(message.slice(0, from))),
    intent: { ...needsSaid({ ...around, rest: said }, parts), ...goods },
    isDetail: goods.text !== '' && (areDescription(goods.text) || reference.asksThem || BEGINS_WITH_DETAIL.test(said)),
    isVariant: VARIANT.test(typed),
    dropped: around.dropped,
  }
}

/** Returns a message without what tells who somebody is, which nobody looks for. */
function withoutPersonal(typed: string): string {
  const left = redactText(typed)
  if (left === typed) return typed
  return typed
    .split(/\s+/)
    .filter((word) => left.includes(word))
    .join(' ')
}

/** Returns the names in a message, but none of goods alone, because others sell them too: "Organic Milk", unlike "Teff & Tapioca". */
function namesIn(message: string, suppliers: readonly SupplierName[]): PartOf<'supplier'>[] {
  if (suppliers.length === 0) return []
  return read(message, { suppliers }).flatMap((part) => {
    if (part.kind !== 'supplier') return []
    const name = message.slice(part.from, part.to)
    return isOwnName(name) ||
      part.isSpokenOf ||
      (part.isInFull && (/\s(?:and|&)\s/i.test(name) || askedFor(name).every(({ head }) => head === undefined)))
      ? [part]
      : []
  })
}

/** Returns the message without the names in it, each other character in its place. */
const without = (message: string, names: readonly PartOf<'supplier'>[]): string =>
  names.reduce((text, { from, to }) => `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`, message)
