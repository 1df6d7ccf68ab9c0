import { inSentence, STATES, type StateCode } from '#contract/options.ts'
import type { CountedEvent, ExampleEvent, SocialProofEvent } from '#contract/site/social-proof.ts'

/** Returns the text of a toast: the subject, which is emphasised, and what it did. */
export const socialProofText = (event: SocialProofEvent): { who: string; did: string } =>
  event.isExample ? invented(event) : counted(event)

const invented = ({ kind, venueType, location, category }: ExampleEvent) => ({
  who: `${capital(an(venueType))} in ${location}`,
  did: kind === 'quote' ? `just requested a quote from ${an(category)} supplier` : `just viewed the profile of ${an(category)} supplier`,
})

function counted({ kind, count, category, state }: CountedEvent) {
  const suppliers = `${inSentence(category)} suppliers in ${stateNamed(state)}`
  return kind === 'quote'
    ? { who: `${count.toLocaleString('en-AU')} quote requests`, did: `to ${suppliers} in the last 7 days` }
    : { who: `${count.toLocaleString('en-AU')} profile views`, did: `of ${suppliers} since yesterday` }
}

const stateNamed = (state: StateCode) => (STATES[state].endsWith('Territory') ? `the ${STATES[state]}` : STATES[state])

/** Adds the article by sound: "a uniforms supplier". */
const an = (noun: string) => `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
