/** `words` mean the same to the trade; a search for one of them also finds `also`, but not the other way round. */
export type Synonyms = { words: string[]; also?: string[] }
