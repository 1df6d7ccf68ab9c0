import { SUPPLIERS_SHOWN, type AssistantReply, type Turn } from '#contract/assistant/assistant.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { inSentence } from '#contract/options.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { suppliersNamedIn } from '#server/features/directory/search/named-suppliers.ts'
import { required } from '#shared/required.ts'
import { aboutNamed, aboutShown } from './about-suppliers.ts'
import { mayMeanShown, meantBy, rowsOf, shownIn, spokenOf } from './about-shown.ts'
import type { Ask } from '#server/features/assistant/message/ask.ts'
import { findForIntent } from './find-for-intent.ts'
import { withMatches } from './matches.ts'
import { messageOf, WHICH_SUBURB, intentInReply } from './message.ts'
import { whatIsNeeded, whichOfThem, whichSupplier } from './questions.ts'
import { readAsk } from '#server/features/assistant/message/read-ask.ts'
import type { Answer, Conversation, Situation } from './situation.ts'
import { siteAnswerTo } from './site-answers.ts'
import { redactText } from '#server/security/redact.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { handOverOf, suggested } from './suggested.ts'
import { unmetIn } from './unmet.ts'
import { added, addsSomething, saysSomething, intentOf } from '#server/features/assistant/message/intent.ts'

type Intent = {
  isMeant: (situation: Situation) => boolean
  answer: (directory: Directory, situation: Situation) => AssistantReply | Promise<AssistantReply | Answer>
}

/** What a message can ask, the surest first; the first that is meant is answered. */
const INTENTS: Intent[] = [
  { isMeant: ({ message }) => siteAnswerTo(message) !== undefined, answer: (_, { message }) => ({ message: siteAnswerTo(message) ?? '' }) },
  { isMeant: ({ named, ask }) => named.length > 0 && !ask.isLikeThem, answer: aboutNamed },
  { isMeant: ({ meant }) => meant.length > 0, answer: aboutShown },
  { isMeant: ({ ask }) => ask.chosen !== null && ask.intent.text === '', answer: whichSupplier },
  {
    isMeant: ({ ask, intent }) => !saysSomething(intent) || !addsSomething(ask),
    answer: (_, { intent, ask }) => whatIsNeeded(addsSomething(ask) ? intent : ask.intent),
  },
  { isMeant: ({ intent }) => intent.isBroad, answer: (_, { intent }) => whichOfThem(intent) },
  { isMeant: () => true, answer: suppliersReply },
]

/** Returns the reply of the built-in assistant: suppliers of the marketplace's own search, with what their rows say. */
export async function builtinReply(directory: Directory, conversation: Conversation): Promise<Answer> {
  const situation = await situationOf(directory, conversation)
  // The last intent is always meant.
  const { answer } = required(
    INTENTS.find(({ isMeant }) => isMeant(situation)),
    'An intent for each message',
  )
  const answered = await answer(directory, situation)
  return 'reply' in answered ? answered : { reply: answered, unmet: null }
}

async function situationOf(directory: Directory, { message: typed, history }: Conversation): Promise<Situation> {
  const message = typed.trim()
  const ask = readAsk(message, await suppliersNamedIn(directory.db, message))
  const { said, shown } = partsOf(history)
  const messages = history.flatMap(({ role, content }) => (role === 'user' ? content : []))
  const earlier = { messages, replies: shown, intent: intentOf(said) }
  const [named, replied] = await Promise.all([
    rowsOf(directory, ask.suppliers),
    mayMeanShown(ask, shown) ? shownIn(directory, earlier) : [],
  ])
  const like = named.length > 0 && ask.isLikeThem && ask.intent.text === '' ? likeThem(ask, named) : ask
  return { message, ask: like, earlier, intent: added(earlier.intent, like), named, meant: meantBy(ask, replied) ?? [] }
}

/** Asks for others of the category of those that were named. */
const likeThem = (ask: Ask, [first]: SupplierRow[]): Ask =>
  first ? { ...ask, intent: { ...ask.intent, text: inSentence(first.category), categories: [first.category] } } : ask

/** Splits a conversation into what was asked of suppliers and what was replied. */
export function partsOf(history: Turn[]): { said: string[]; shown: string[] } {
  // A question about the marketplace says nothing of what is looked for, and neither does one about a supplier that was shown.
  const isIntent = (content: string, next: string | undefined) =>
    siteAnswerTo(content.trim()) === undefined && !isAboutSupplier(content, next)
  const cutOff = history[0]?.role === 'assistant' ? intentInReply(history[0].content) : undefined
  const said = history.flatMap(({ role, content }, i) => (role === 'user' && isIntent(content, history[i + 1]?.content) ? content : []))
  return {
    said: [...(cutOff ? [cutOff] : []), ...said],
    shown: history.flatMap(({ role, content }) => (role === 'assistant' ? content : [])),
  }
}

/** Returns whether a message only named or asked about the supplier about which the next reply is: "Tin Shed Coffee: delivers …". */
function isAboutSupplier(content: string, reply = ''): boolean {
  const name = spokenOf(reply)
  if (name === undefined) return false
  const { chosen, asksFor, asksThem, wantsComparison, isAboutThem } = readAsk(content)
  const [first = ''] = wordsIn(name.toLowerCase())
  return (
    chosen !== null || asksFor.length > 0 || asksThem || wantsComparison || isAboutThem || wordsIn(content.toLowerCase()).includes(first)
  )
}

/** Replies with the best suppliers; where others are asked for, with none that was shown. */
async function suppliersReply(directory: Directory, { message: typed, ask, intent, named, earlier }: Situation): Promise<Answer> {
  const found = await findForIntent(directory, intent)
  const shown = [...(ask.wantsOthers ? earlier.replies : []), ...named.map(({ businessName }) => businessName)]
  const others = found.rows.filter(({ businessName }) => !shown.some((content) => content.includes(businessName)))
  const rows = others.slice(0, SUPPLIERS_SHOWN)
  const message = messageOf({ ...found, rows, intent, wereOthersAsked: ask.wantsOthers })
  const reply: AssistantReply = {
    message,
    ...(message.endsWith(WHICH_SUBURB) && { question: WHICH_SUBURB }),
    ...(rows.length > 0 && {
      suppliers: suggested(await withMatches(directory, rows, intent, found), intent),
      handOver: handOverOf(others.slice(0, Math.max(SUPPLIERS_SHOWN, ask.asksMany ?? 0)), intent),
    }),
  }
  return { reply, unmet: redactText(typed) === typed ? unmetIn(found, intent) : null }
}
