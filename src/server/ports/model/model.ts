import type * as z from 'zod/mini'
import type { Turn } from '#contract/assistant/assistant.ts'

/** Something that a model may ask for on the way to its reply. It only reads: what a model asks for may be due to anything that it was shown. */
export type ModelTool = {
  name: string
  description: string
  input: z.ZodMiniObject
  /** Receives input that fits the schema; what it returns is told to the model as JSON. */
  run(input: unknown): Promise<unknown>
}

/** Binds the input of a tool to its schema. */
export const modelTool = <Input extends z.ZodMiniObject>(tool: {
  name: string
  description: string
  input: Input
  run: (input: z.output<Input>) => Promise<unknown>
}): ModelTool => ({ ...tool, run: (input) => tool.run(tool.input.parse(input)) })

export type ModelRequest = {
  instructions: string
  /** The oldest first; the last one is what a reply is due to. */
  turns: Turn[]
  tools: ModelTool[]
  /** Ends the reply when it is aborted. */
  signal: AbortSignal
  /** Called with the tokens of each call of the model, as they become known. */
  onUse: (tokens: number) => void
}

/** A language model that somebody else runs. */
export type Model = {
  /** The host that receives what is said, for the people whose words they are. */
  host: string
  /** Yields the text of a reply in pieces as they come. @throws ModelUnavailable, also in the middle of a reply */
  reply(request: ModelRequest): AsyncGenerator<string, void>
}

/** Why a model has not replied. `refused`: it would not, as its makers see it. */
export type Unavailability = 'unreachable' | 'slow' | 'busy' | 'refused' | 'unreadable'

export class ModelUnavailable extends Error {
  readonly why: Unavailability
  constructor(why: Unavailability, options?: ErrorOptions) {
    super(`The model has not replied: ${why}.`, options)
    this.why = why
  }
}
