/** A way of writing something, and what it means; undefined when it means something else after all. */
export type Pattern<Meaning> = [pattern: RegExp, meaning: (match: RegExpExecArray) => Meaning | undefined]

/** Returns a pattern that matches a whole run of words at a position, in any case. */
export const at = (source: string): RegExp => new RegExp(String.raw`(?:${source})(?![\p{L}\p{N}])`, 'iuy')

/** Returns a pattern that matches where any of several does, which is asked first because it mostly does not. */
export const anyOf = (patterns: readonly Pattern<unknown>[]): RegExp =>
  new RegExp(patterns.map(([{ source }]) => source.replaceAll(/\((?!\?)/g, '(?:')).join('|'), 'iuy')

/** Returns what the first fitting pattern means at a position of a text, and where it ends. `any` is `anyOf` these patterns. */
export function firstAt<Meaning>(any: RegExp, patterns: readonly Pattern<Meaning>[], text: string, from: number) {
  any.lastIndex = from
  if (!any.test(text)) return undefined
  for (const [pattern, meaningOf] of patterns) {
    pattern.lastIndex = from
    const match = pattern.exec(text)
    const meaning = match ? meaningOf(match) : undefined
    if (match && meaning !== undefined) return { meaning, to: from + match[0].length }
  }
  return undefined
}
