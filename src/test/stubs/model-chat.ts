import { afterAll, beforeAll, beforeEach } from 'vitest'
import { askAssistant, type AssistantReply, type Turn } from '#contract/assistant/assistant.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { startModelServer, type ModelCall, type ModelServer, type ModelStep } from './model-server.ts'

/** What a search tells the model. */
export type ToolOutput = { suppliers: { id: number; rating: string; minimumOrder: string; has: string; called?: true }[]; nobody?: string }

export const searching = (input: object): ModelStep => ({ calls: [{ name: 'search_suppliers', input }] })
export const toolOutputIn = ({ messages }: ModelCall) => JSON.parse(String(messages.at(-1)!.content)) as ToolOutput
/** Returns what a model writes, with what the search has told it. */
export const writing =
  (text: (output: ToolOutput) => string) =>
  (call: ModelCall): ModelStep => ({ text: text(toolOutputIn(call)) })

/** What the reply of the built-in assistant ends with where the model's does not hold. */
export const UNCHECKED = 'What the language model wrote is not in the listings, so the built-in assistant answered.'

/** Starts the demo marketplace with a model whose replies the tests of a file set. */
export function chatWithModel() {
  const chat = {
    app: undefined as unknown as TestApp,
    model: undefined as unknown as ModelServer,
    ask: (message: string, conversationHistory: Turn[] = []): Promise<AssistantReply> =>
      chat.app.call(askAssistant, { message, conversationHistory }),
  }
  beforeAll(async () => {
    chat.model = await startModelServer()
    const settings = { AI_BASE_URL: chat.model.base, AI_API_KEY: 'key-of-the-model', AI_MODEL: 'small', LOG_LEVEL: 'silent' }
    chat.app = await createTestApp({ DEMO_DATA: 'true', ...settings })
  }, 120_000)
  afterAll(async () => {
    await chat.app.stop()
    await chat.model.stop()
  })
  beforeEach(() => chat.app.context.db.deleteFrom('rateLimits').execute())
  return chat
}
