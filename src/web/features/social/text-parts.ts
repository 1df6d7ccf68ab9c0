export type TextPart = { kind: 'text' | 'hashtag' | 'link'; text: string }

const MARKED = /(https?:\/\/[^\s]+|#[\p{L}\p{M}\p{N}_]+)/u

/** Divides the text of a post into what platforms show as links, as hashtags, and the rest. */
export const textParts = (text: string): TextPart[] =>
  text
    .split(MARKED)
    .map((part, at) => ({ kind: at % 2 === 0 ? 'text' : part.startsWith('#') ? 'hashtag' : 'link', text: part }) as const)
    .filter(({ text: part }) => part !== '')
