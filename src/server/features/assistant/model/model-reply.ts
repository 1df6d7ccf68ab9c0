import type { Turn } from '#contract/assistant/assistant.ts'
import type { Log } from '#server/log.ts'
import { ModelUnavailable, type Model, type ModelTool, type Unavailability } from '#server/ports/model/model.ts'
import { withoutMarks } from '#server/features/assistant/message/marks.ts'
import { reachesOut } from '#server/features/assistant/message/reaches-out.ts'
import { sentencesOf } from './sentences.ts'
import type { Payer, TokenBudget } from './token-budget.ts'

/** Why the built-in assistant replies though there is a model. `unchecked`: what the model wrote is not what was read for it. */
type Reason = Unavailability | 'limit' | 'unchecked'

const NO_REPLY = 'The language model has not answered, so the built-in assistant did.'
const FALLBACK: Record<Reason, string> = {
  unreachable: NO_REPLY,
  slow: NO_REPLY,
  busy: NO_REPLY,
  unreadable: NO_REPLY,
  refused: 'The language model would not answer this, so the built-in assistant did.',
  limit: 'The language model has answered as much as it may today, so the built-in assistant did.',
  unchecked: 'What the language model wrote is not in the listings, so the built-in assistant answered.',
}
const CUT = 'I have left out the rest: it is not in the listings.'
const BROKEN_OFF = 'The rest has not come.'

/** A model says so much at most. */
const MAX_SENTENCES = 4
/** `turns` are what the model reads of the conversation (turns.ts). */
export type Asked = { turns: Turn[]; signal: AbortSignal }
export type Prompt = {
  instructions: string
  tools: ModelTool[]
  /** Returns a sentence with its marks; null where it does not hold. */
  check: (sentence: string) => string | null
  /** Puts texts in place of the marks of a sentence that is shown. */
  fill: (sentence: string) => string
}

export type Writer = { model: Model; budget: TokenBudget; log: Log }

/**
 * Replies with the model's text where it can and may, else as `builtin` does, with a line that says why. Text is yielded sentence by
 * sentence, once it was checked. `payer` is whose tokens it takes; `replyWith` makes a reply of the whole text.
 */
export async function* modelReply<Reply extends { message: string }>(
  { model, budget, log }: Writer,
  {
    payer,
    prompt,
    asked,
    replyWith,
    builtin,
  }: {
    payer: Payer
    prompt: Prompt
    asked: Asked
    replyWith: (message: string) => Reply
    builtin: () => Promise<Reply>
  },
): AsyncGenerator<string, Reply> {
  const allowance = await budget.reserve(payer)
  if (!allowance) return yield* instead('limit', builtin)
  let isWhole = false
  try {
    const text = checkedText(model, prompt, asked, allowance.use)
    const message = yield* text
    isWhole = true
    return replyWith(message)
  } catch (error) {
    if (!(error instanceof NoText)) throw error
    isWhole = error.reason !== 'unchecked' && error.reason !== 'slow'
    // Without a cause the model was not asked, or what it wrote did not hold.
    log[error.cause ? 'warn' : 'info']({ why: error.reason, err: error.cause }, 'The built-in assistant replied in place of the model')
    return yield* instead(error.reason, builtin)
  } finally {
    await allowance.settle(isWhole)
  }
}

async function* instead<Reply extends { message: string }>(reason: Reason, builtin: () => Promise<Reply>): AsyncGenerator<string, Reply> {
  const reply = await builtin()
  const message = `${reply.message}\n\n${FALLBACK[reason]}`
  yield* inWords(message)
  return { ...reply, message }
}

/** Yields a text word by word. */
export function* inWords(text: string): Generator<string, void> {
  yield* text.match(/\S+\s*/g) ?? []
}

class NoText extends Error {
  readonly reason: Reason
  constructor(reason: Reason, options?: ErrorOptions) {
    super(`No text of the model can be shown: ${reason}.`, options)
    this.reason = reason
  }
}

/**
 * Yields the checked sentences of a model, and returns them together. Each waits for the next one to begin, or for the end, since what a
 * model would not say is a single sentence, and it is told only afterwards that it was none. @throws NoText where nothing was yielded
 */
async function* checkedText(model: Model, prompt: Prompt, asked: Asked, onUse: (tokens: number) => void): AsyncGenerator<string, string> {
  const { instructions, tools, check, fill } = prompt
  let [shown, written] = ['', '']
  let held = ''
  let count = 0
  const show = (sentence: string): string => {
    shown += sentence
    return sentence
  }
  try {
    for await (const sentence of sentencesOf(model.reply({ instructions, turns: asked.turns, tools, signal: asked.signal, onUse }))) {
      if (held !== '') yield show(fill(held))
      held = ''
      const checked = check(sentence)
      // A way out may be apart in two sentences.
      if (checked === null || reachesOut(withoutMarks((written += checked)))) return yield* ended('unchecked', CUT)
      held = checked
      if (++count === MAX_SENTENCES) break
    }
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error
    if (shown === '') throw new NoText(error.why, { cause: error.cause })
    return yield* ended(error.why, BROKEN_OFF)
  }
  if (held.trim() === '') throw new NoText('unreadable')
  yield show(fill(held.trimEnd()))
  return shown

  /** Ends what was shown with a line that says that it is not all. */
  function* ended(reason: Reason, line: string): Generator<string, string> {
    if (shown === '') throw new NoText(reason)
    yield show(`${shown.endsWith('\n') ? '' : '\n\n'}${line}`)
    return shown
  }
}
