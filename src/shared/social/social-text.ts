/** Splits what is typed as hashtags on spaces; "#" at their beginning is not part of them. */
export const hashtagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/\s+/)
      .map((word) => word.replace(/^#+/, ''))
      .filter(Boolean),
  ),
]

/** Returns a post as its platform gets it: its hashtags stand below its text. */
export const composedText = ({ content, hashtags }: { content: string; hashtags: readonly string[] }): string =>
  [content, hashtags.map((tag) => `#${tag}`).join(' ')].filter(Boolean).join('\n\n')
