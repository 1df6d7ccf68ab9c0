/** What people ask about the marketplace itself, and what is true of it. The first that fits is the answer. */
const ANSWERS: { asks: RegExp; answer: string }[] = [
  {
    asks: /\b(?:how|what) (?:do|does|happens|is).*\bquotes?\b|\bhow (?:do|does|can) (?:i|it|this|the site).*\b(?:work|order|use)\b/i,
    answer:
      'You say once what you need, and every supplier that you choose gets it and answers with prices. The link in your email shows their answers side by side, without an account.',
  },
  {
    asks: /\b(?:is (?:it|this|the site)|are you) free\b|\b(?:cost|charge|fees?|commission|pay)\b.*\b(?:use|join|site|this|you)\b|\bhow much (?:is|does) (?:it|this|the site)\b/i,
    answer: 'Cafes and restaurants pay nothing here. You agree on prices with the supplier and pay it directly.',
  },
  {
    asks: /\bwhat (?:does|is|do).*\bverified\b|\bverified\b.*\b(?:mean|badge)\b/i,
    answer:
      'Verified means that we have checked the business details of a supplier. Ratings come from buyers and have nothing to do with it.',
  },
  {
    asks: /\bprivacy\b|\bmy (?:data|details|email|e-mail|number)\b|\bwho (?:sees|can see)\b/i,
    answer:
      'Your details go to the suppliers that you ask, and to no other business here. The privacy page says what is kept, and for how long.',
  },
  {
    asks: /\breviews?\b.*\b(?:real|honest|fake|true)\b|\bwho writes\b/i,
    answer:
      'Reviews are written by signed-in buyers, one for each supplier. Those of a buyer whose quote was accepted are marked as verified.',
  },
  {
    asks: /\b(?:list|add) my (?:business|company)\b|\bi(?:'|’)?m a supplier\b|\bbecome a supplier\b/i,
    answer: 'Suppliers register at “For suppliers” in the menu. A listing is free.',
  },
]

const GREETING = /^(?:hi|hello|hey|g['’]?day|yo|howdy|good (?:morning|afternoon|evening))(?: (?:there|mate|all|everyone))?[\s!.,]*$/i
const THANKS = /^(?:thanks|thank you|cheers|ta|thx|legend|perfect|great|awesome|ok|okay)\b[^?]{0,40}$/i

/** Returns the answer to a message that asks for no supplier: a question about the marketplace, a greeting or thanks; undefined for others. */
export function siteAnswerTo(message: string): string | undefined {
  if (GREETING.test(message)) return 'Hello! What are you looking for, and which suburb should it come to?'
  if (THANKS.test(message)) return 'You are welcome. Ask again whenever you need another supplier.'
  return ANSWERS.find(({ asks }) => asks.test(message))?.answer
}
