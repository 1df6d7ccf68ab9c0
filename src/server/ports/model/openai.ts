import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, isStepCount, streamText, tool, type TextStreamPart, type ToolSet } from 'ai'
import { limitedFetch } from './limited-fetch.ts'
import { ModelUnavailable, type Model, type ModelRequest, type ModelTool, type Unavailability } from './model.ts'

export type ModelSettings = {
  /** The address below which the chat completions are: `https://api.openai.com/v1`. */
  base: string
  /** null: it takes calls without one. */
  apiKey: string | null
  model: string
}

export type ModelTimes = {
  /** Until the first piece of a reply. */
  firstMs: number
  /** Between two pieces. */
  nextMs: number
  /** For all of it, what tools take included. */
  wholeMs: number
  /** After a failure nobody has to wait for the next one: it is asked again so long after it. */
  restMs: number
}

const TIMES: ModelTimes = { firstMs: 10_000, nextMs: 8_000, wholeMs: 30_000, restMs: 20_000 }
/** A model that is told to come back later is left alone for that long, but not for ever. */
const MAX_REST_MS = 300_000
/** Calls of the model for one reply; in the last one it gets no tools. */
const CALLS = 4
/** Tokens that one call may write. */
const MAX_WRITTEN = 600
const SOME_LETTERS_A_TOKEN = 3
/** Tools run so often for one reply; who asks for more is not writing one. */
const MAX_RUNS = 12
/** No call takes more tokens, whatever it says. */
const MAX_TOKENS = 1_000_000

// The library prints what a model does not support; whoever set the model cannot change it.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * Any endpoint that speaks the chat completions of OpenAI, with tool calls and streaming. A failed one is not asked again at once: the
 * built-in assistant replies meanwhile.
 */
export function openaiModel({ base, apiKey, model: name }: ModelSettings, now: () => Date, times: ModelTimes = TIMES): Model {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: base,
    includeUsage: true,
    fetch: limitedFetch,
    ...(apiKey !== null && { apiKey }),
  })
  let rest: { until: number; why: Unavailability } | undefined
  const fail = (error: unknown): ModelUnavailable => {
    const failure = failureOf(error)
    // What was refused or could not be read says nothing of the next reply.
    if (['unreachable', 'slow', 'busy'].includes(failure.why))
      rest = { until: now().getTime() + Math.max(times.restMs, retryAfterMs(error)), why: failure.why }
    return failure
  }
  return {
    host: new URL(base).host,
    async *reply(request) {
      if (rest && now().getTime() < rest.until) throw new ModelUnavailable(rest.why)
      const [tools, ended] = [{ failed: [], ran: 0 } as ToolRuns, new AbortController()]
      const first = firstPieces(times.firstMs, () => ended.abort())
      const { stream } = streamText({
        model: provider.chatModel(name),
        instructions: request.instructions,
        messages: request.turns,
        tools: Object.fromEntries(request.tools.map((each) => [each.name, libraryTool(each, tools)])),
        stopWhen: isStepCount(CALLS),
        prepareStep: ({ stepNumber }) => (stepNumber === CALLS - 1 ? { toolChoice: 'none' as const } : {}),
        maxOutputTokens: MAX_WRITTEN,
        maxRetries: 0,
        abortSignal: AbortSignal.any([request.signal, ended.signal]),
        timeout: { totalMs: times.wholeMs, chunkMs: times.nextMs },
        // Without it the library prints errors; they come as parts of the stream too.
        onError: () => undefined,
      })
      try {
        yield* textIn(stream, request, { tools, onPart: first.onPart })
      } catch (error) {
        if (error instanceof ToolFailed) throw error.cause
        // Whoever asked has gone: nobody reads what is thrown.
        throw request.signal.aborted ? error : fail(error)
      } finally {
        first.stop()
        // The library would go on with its next call.
        ended.abort()
      }
      rest = undefined
    },
  }
}

/** What the library says before a model has answered. */
const AHEAD: ReadonlySet<TextStreamPart<ToolSet>['type']> = new Set(['start', 'start-step'])

/** Calls `end` where a call of the model brings nothing for so long, nor any headers: the library counts its own first piece from those on. */
function firstPieces(ms: number, end: () => void) {
  let timer = setTimeout(end, ms)
  return {
    onPart({ type }: TextStreamPart<ToolSet>) {
      if (!AHEAD.has(type)) clearTimeout(timer)
      // The next call, after those of tools.
      if (type === 'finish-step') timer = setTimeout(end, ms)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Yields the text of a stream. A library's error is a part of it. */
async function* textIn(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  { onUse, ...request }: ModelRequest,
  { tools, onPart }: { tools: ToolRuns; onPart: (part: TextStreamPart<ToolSet>) => void },
): AsyncGenerator<string, void> {
  let letters = lettersOf(request)
  for await (const part of stream) {
    onPart(part)
    if (tools.failed[0]) throw tools.failed[0]
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new ModelUnavailable('slow')
    if (part.type === 'tool-result') letters += JSON.stringify(part.output).length
    if (part.type === 'text-delta') {
      letters += part.text.length
      yield part.text
    }
    if (part.type !== 'finish-step') continue
    onUse(tokensOf(part.usage.totalTokens, letters))
    if (part.finishReason === 'content-filter') throw new ModelUnavailable('refused')
    if (part.finishReason === 'error') throw new ModelUnavailable('unreadable')
  }
}

const lettersOf = ({ instructions, turns }: Omit<ModelRequest, 'onUse'>): number =>
  instructions.length + turns.reduce((sum, { content }) => sum + content.length, 0)

/** Returns the tokens of a call; estimates them where the endpoint does not say, or says what cannot be. */
function tokensOf(reported: number | undefined, letters: number): number {
  const isReported = reported !== undefined && Number.isFinite(reported) && reported > 0
  return Math.min(MAX_TOKENS, Math.ceil(isReported ? reported : letters / SOME_LETTERS_A_TOKEN))
}

/** An error of a tool is ours: the library would tell it to the model and go on. */
class ToolFailed extends Error {}

type ToolRuns = { failed: (ToolFailed | ModelUnavailable)[]; ran: number }

const libraryTool = ({ description, input, run }: ModelTool, tools: ToolRuns) =>
  tool({
    description,
    inputSchema: input,
    execute: async (given: unknown) => {
      try {
        if (++tools.ran > MAX_RUNS) throw new ModelUnavailable('unreadable')
        return await run(given)
      } catch (cause) {
        tools.failed.push(cause instanceof ModelUnavailable ? cause : new ToolFailed('A tool failed.', { cause }))
        throw cause
      }
    },
  })

/** Tells what a failure is, without the body of the request, which are a person's words. */
function failureOf(error: unknown): ModelUnavailable {
  if (error instanceof ModelUnavailable) return error
  return new ModelUnavailable(whyOf(error), { cause: new Error(nameOf(error)) })
}

function whyOf(error: unknown): Unavailability {
  if (isTimeout(error)) return 'slow'
  if (!APICallError.isInstance(error)) return 'unreadable'
  if (error.statusCode === 429 || error.statusCode === 503) return 'busy'
  // A good status with a body that cannot be read.
  return error.statusCode === 200 ? 'unreadable' : 'unreachable'
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (/Timeout|Abort/.test(error.name) || (error.cause instanceof Error && isTimeout(error.cause)))

const nameOf = (error: unknown): string =>
  [error instanceof Error ? error.name : 'error', APICallError.isInstance(error) && error.statusCode].filter(Boolean).join(' ')

function retryAfterMs(error: unknown): number {
  const seconds = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) : 0
  return Number.isFinite(seconds) ? Math.min(MAX_REST_MS, Math.max(0, seconds) * 1_000) : 0
}
