declare module 'nspell' {
  /** A Hunspell dictionary: the rules of its affixes, and its words. */
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): { correct(word: string): boolean }
}
