import dictionary from 'dictionary-en-au'
import nspell from 'nspell'
import { TRADE_WORDS } from './trade-words.ts'

const australian = nspell(dictionary)
const ofTheTrade = new Set(TRADE_WORDS)
const isKnown = (word: string) => ofTheTrade.has(word) || ofTheTrade.has(word.toLowerCase()) || australian.correct(word)

/** Addresses of the web and of emails, which are no words. */
const ADDRESS = /https?:\S+|\S+@\S+|\b[\w-]+(?:\.[a-z]{2,})+\b/g

/** Returns the words of a text, without the "'s" at their end. */
export const spelledWords = (text: string): string[] =>
  (
    text
      .replace(ADDRESS, ' ')
      .replaceAll('’', "'")
      .match(/(?<![\p{L}\p{N}])\p{L}[\p{L}']*/gu) ?? []
  ).map((word) => word.replace(/'s?$/, ''))

/** Returns the words that are neither in the Australian dictionary nor among those of the trade, each once. */
export const misspelled = (text: string): string[] => [...new Set(spelledWords(text).filter((word) => !isKnown(word)))]
