/** `words` mean the same to the trade; a search for one of them also takes what `also` names, never the other way round. */
export type Synonyms = { words: string[]; also?: string[] }
