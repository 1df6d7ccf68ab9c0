import type { ModelSettings } from '#server/ports/model/openai.ts'

type Given = Partial<Record<'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL', string>>

/** Returns the endpoint of a language model where one is set; its key may be missing. */
export const modelOf = ({ AI_BASE_URL: base, AI_API_KEY: apiKey, AI_MODEL: model }: Given): ModelSettings | null =>
  base && model ? { base, apiKey: apiKey ?? null, model } : null
