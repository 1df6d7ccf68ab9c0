import { TOP_LEVEL_DOMAINS } from './top-level-domains.ts'

/** Every address counts this much on X, whatever its length. */
const X_ADDRESS = 23
/** The code points that count one on X; all others count two. */
const X_SINGLE: [from: number, to: number][] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
]
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u

const IN_PATH = String.raw`[\p{scx=Latin}\p{scx=Cyrillic}\d!*';:=+,.$/%#[\]~@|&_-]`
const BRACKETED = String.raw`\(${IN_PATH}*\)`
/** Neither a full stop nor another sign of a sentence after an address belongs to it. */
const LAST_IN_PATH = String.raw`(?:[\p{scx=Latin}\p{scx=Cyrillic}\d=_#/+%-]|${BRACKETED})`
/** Port, path and query. */
const AFTER_HOST = String.raw`(?::\d{1,5})?(?:\/(?:(?:${IN_PATH}|${BRACKETED})*${LAST_IN_PATH})?)?(?:\?(?:${IN_PATH}|[?()])*${LAST_IN_PATH})?`

const LABEL = String.raw`[\p{L}\p{M}\p{N}_-]+`
/** An address with its scheme. */
const WITH_SCHEME = new RegExp(String.raw`(?<![a-z\d@＠$#＃])https?:\/\/${LABEL}(?:\.${LABEL})*${AFTER_HOST}`, 'giu')

const LATIN_LABEL = String.raw`[a-z\d\u00c0-\u024f_-]+`
/** Names between dots, which are an address where one of them is a top-level domain. */
const WITHOUT_SCHEME = new RegExp(
  String.raw`(?<![a-z\d\u00c0-\u024f@＠$#＃_./-])(?<host>${LATIN_LABEL}(?:\.${LATIN_LABEL})+)(?![@+])(?<rest>${AFTER_HOST})`,
  'giu',
)

/** Returns the end of a domain in names between dots; 0 where they have none. "tinshed.com.beans" is one up to its second dot. */
function endOfDomain(host: string): number {
  const labels = host.split('.')
  const last = labels.findLastIndex((label, at) => at > 0 && TOP_LEVEL_DOMAINS.has(label.toLowerCase()))
  return last === -1 ? 0 : labels.slice(0, last + 1).join('.').length
}

/** Counts as X does: an address, with "https://" or without, is 23, an emoji 2 however it is put together, letters beyond Europe's 2. */
export function lengthOnX(text: string): number {
  let addresses = 0
  const words = text
    .normalize('NFC')
    .replaceAll(WITH_SCHEME, () => (addresses++, ' '))
    .replaceAll(WITHOUT_SCHEME, (found: string, host: string, rest: string) => {
      const end = endOfDomain(host)
      if (end === 0) return found
      addresses++
      return end === host.length ? ' ' : ` ${host.slice(end)}${rest}`
    })
  // A blank holds the place of each address.
  let length = addresses * (X_ADDRESS - 1)
  for (const { segment } of new Intl.Segmenter('en').segment(words))
    length += EMOJI.test(segment) ? 2 : [...segment].reduce((sum, letter) => sum + onX(letter.codePointAt(0) ?? 0), 0)
  return length
}

const onX = (code: number) => (X_SINGLE.some(([from, to]) => code >= from && code <= to) ? 1 : 2)
