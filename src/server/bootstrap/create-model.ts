import type { Config } from '#server/config/config.ts'
import type { Model } from '#server/ports/model/model.ts'

/** Opens the language model of the settings; null where there is none, and its library is not loaded then. */
export async function createModel({ model }: Pick<Config, 'model'>, now: () => Date): Promise<Model | null> {
  return model && (await import('#server/ports/model/openai.ts')).openaiModel(model, now)
}
