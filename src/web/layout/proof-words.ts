import type { ProofEvent } from '#contract/site.ts'

/** What a slip says: who, in bold, and what they did. */
export const proofWords = ({ kind, venueType, location, category }: ProofEvent) => ({
  who: `${capital(an(venueType))} in ${location}`,
  did: kind === 'quote' ? `just requested a quote from ${an(category)} supplier` : `just viewed the profile of ${an(category)} supplier`,
})

/** By sound: "a uniforms supplier". */
const an = (noun: string) => `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`
const capital = (words: string) => words[0]!.toUpperCase() + words.slice(1)
