/** What a supplier's message is about. */
export const SUPPLIER_TOPICS = [
  'answer',
  'form',
  'post',
  'searches',
  'description',
  'seal',
  'plan',
  'reviews',
  'figures',
  'improve',
] as const
export type Topic = (typeof SUPPLIER_TOPICS)[number]

/** The first that fits counts. */
const TOPICS: { topic: Topic; asks: RegExp }[] = [
  {
    topic: 'answer',
    asks: /^(?:answer|reply to|respond to)\b|\b(?:answer|reply|respond|response|quote)\b.*\b(?:requests?|enquir|inquir|buyer|customer|cafe|them|him|her|no\.? ?\d)|\b(?:draft|write|help).*\b(?:answers?|reply|replies|response)\b|\bopen requests?\b|\bwaiting\b|\bunanswered\b/i,
  },
  { topic: 'post', asks: /\b(?:posts?|instagram|insta|facebook|linkedin|caption|social|story|reel|tweet)\b/i },
  {
    topic: 'searches',
    asks: /\bsearch(?:es|ed|ing)?\b|\b(?:look|looked|looking) for\b|\b(?:find|found|finding) (?:me|us|my|our)\b|\bkeywords?\b/i,
  },
  {
    topic: 'form',
    asks: /\b(?:forms?|fields?)\b|\bquestions? (?:should|to ask|for buyers)|\bask (?:the )?(?:buyers?|customers?|cafes?)\b/i,
  },
  {
    topic: 'description',
    asks: /\bdescriptions?\b|\bdescribe\b|\babout (?:us|me|text)\b|\bbio\b|\bblurb\b|\brewrite\b|\bwording\b|\b(?:profile|listing) text\b/i,
  },
  { topic: 'seal', asks: /\b(?:verified|seal|badge|abn)\b/i },
  { topic: 'plan', asks: /\b(?:plans?|pricing|subscri\w+|upgrade|professional|enterprise|cost|costs|free)\b/i },
  { topic: 'reviews', asks: /\b(?:reviews?|ratings?|stars?|feedback)\b/i },
  {
    topic: 'figures',
    asks: /\b(?:week|month|figures?|numbers?|stats?|statistics|views?|traffic|trends?|performance|analytics)\b|\bhow (?:am i|are we|is (?:my|our) (?:listing|profile)) (?:doing|going|performing)\b/i,
  },
  {
    topic: 'improve',
    asks: /\b(?:improve|better|next|help|tips?|advice|more|should|missing|incomplete|complete|finish|stand out|rank|higher|grow|start|todo|to do)\b/i,
  },
]

const AGAIN = /^(?:and )?(?:another|one more|again|a different|something else|more|other)\b/i

export type Question = {
  /** Null where it cannot be told. */
  topic: Topic | null
  /** How often the same was asked before in this conversation, so that a second idea differs from the first. */
  before: number
}

/** Reads what the last message is about; "another one" is about the same as the message before. `said` are the earlier ones. */
export function readQuestion(message: string, said: string[]): Question {
  const topics: (Topic | null)[] = []
  for (const each of [...said, message]) {
    const before = topics.at(-1)
    topics.push(AGAIN.test(each.trim()) && before !== undefined ? before : topicOf(each))
  }
  const topic = topics.at(-1) ?? null
  return { topic, before: topics.slice(0, -1).filter((each) => each === topic).length }
}

const topicOf = (message: string): Topic | null => TOPICS.find(({ asks }) => asks.test(message))?.topic ?? null
