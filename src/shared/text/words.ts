const LIST = new Intl.ListFormat('en-AU')

/** Returns words as a list in a sentence: "milk, eggs and flour". */
export const listed = (words: Iterable<string>): string => LIST.format(words)

/** Returns a number with what it counts: "1 view", "1,200 views". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`

/** Returns words as they begin a sentence. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
