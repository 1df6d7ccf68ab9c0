import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A request in the wire format of chat completions: https://platform.openai.com/docs/api-reference/chat */
export type CompletionRequest = {
  model: string
  stream: boolean
  messages: {
    role: string
    content: unknown
    tool_calls?: { id: string; function: { name: string; arguments: string } }[]
    tool_call_id?: string
  }[]
  tools?: { type: string; function: { name: string; description: string; parameters: unknown } }[]
  tool_choice?: unknown
  max_tokens?: number
  stream_options?: { include_usage: boolean }
}
export type ModelCall = CompletionRequest & { authorization: string | undefined; path: string }

/** How the server replies to one call. */
export type ModelStep =
  | { text: string }
  | { calls: { name: string; input: unknown }[] }
  /** The arguments of a call as they are, good JSON or not. */
  | { badCall: string }
  | { refusal: string }
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** Nothing at all: the connection stays open. */
  | 'silence'
  /** A text, and after it nothing more, nor an end. */
  | { stalls: string }
  /** What is sent as the data of an event. */
  | { data: string }
  /** What is sent as it is, again and again for as long as anybody reads. */
  | { endless: string }
  /** A text, and how many tokens it says that it took. */
  | { text: string; tokens: number }

export type ModelServer = {
  base: string
  calls: ModelCall[]
  /** What the next calls receive, in turn; a function is given the call. Beyond them it replies with 500. */
  next(...steps: (ModelStep | ((call: ModelCall) => ModelStep))[]): void
  stop(): Promise<void>
}

const TOKENS = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 }

/** Starts a server that streams chat completions as a test says. */
export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = []
  let script: Parameters<ModelServer['next']> = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as CompletionRequest
    const call = { ...body, authorization: request.headers.authorization, path: request.url ?? '' }
    calls.push(call)
    const step = script.shift() ?? { status: 500 }
    reply(response, typeof step === 'function' ? step(call) : step)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    next: (...steps) => {
      calls.length = 0
      script = steps
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function reply(response: ServerResponse, step: ModelStep): void {
  if (step === 'silence') return
  if ('status' in step) {
    response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers })
    return void response.end(JSON.stringify(step.body ?? { error: { message: 'No.', type: 'server_error', code: null } }))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (data: string) => response.write(`data: ${data}\n\n`)
  const delta = (fields: object, finish: string | null = null) =>
    send(chunk({ choices: [{ index: 0, delta: fields, finish_reason: finish }] }))
  const usage = 'tokens' in step ? { prompt_tokens: step.tokens, completion_tokens: 0, total_tokens: step.tokens } : TOKENS
  const end = (finish: string) => {
    delta({}, finish)
    send(chunk({ choices: [], usage }))
    response.end('data: [DONE]\n\n')
  }
  delta({ role: 'assistant', content: '' })
  if ('text' in step) {
    for (const content of step.text.match(/.{1,7}/gs) ?? []) delta({ content })
    end('stop')
  } else if ('refusal' in step) {
    delta({ refusal: step.refusal })
    end('stop')
  } else if ('calls' in step) {
    for (const [index, { name, input }] of step.calls.entries()) {
      const [first, second] = halves(JSON.stringify(input))
      delta({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: first } }] })
      delta({ tool_calls: [{ index, function: { arguments: second } }] })
    }
    end('tool_calls')
  } else if ('badCall' in step) {
    delta({ tool_calls: [{ index: 0, id: 'call_0', type: 'function', function: { name: 'search_suppliers', arguments: step.badCall } }] })
    end('tool_calls')
  } else if ('stalls' in step) {
    delta({ content: step.stalls })
  } else if ('endless' in step) {
    const more = () => {
      while (!response.destroyed && response.write(step.endless));
    }
    response.on('drain', more)
    more()
  } else {
    send(step.data)
    response.end('data: [DONE]\n\n')
  }
}

const halves = (text: string): [string, string] => [text.slice(0, text.length >> 1), text.slice(text.length >> 1)]

const chunk = (fields: object): string =>
  JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'test', ...fields })
