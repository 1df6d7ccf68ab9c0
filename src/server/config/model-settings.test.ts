import { describe, expect, test } from 'vitest'
import { messageFor } from '#test/programs/setting-error.ts'
import { readConfig } from './config.ts'

describe('The settings of a model', () => {
  test('are its address and its name together, and a key that belongs to them', () => {
    const AI = { AI_BASE_URL: 'https://models.example/v1', AI_MODEL: 'small' }
    expect(readConfig(AI).model).toEqual({ base: AI.AI_BASE_URL, apiKey: null, model: 'small' })
    const all = readConfig({ ...AI, AI_API_KEY: 'pa55word', AI_DAILY_TOKENS: '20000' })
    expect([all.model?.apiKey, all.dailyTokens]).toEqual(['pa55word', 20_000])
    expect(messageFor({ ...AI, AI_MODEL: '' })).toMatch(/^AI_MODEL is missing: a model replies .* all of AI_BASE_URL, AI_MODEL, or none\.$/)
    expect(messageFor({ ...AI, AI_BASE_URL: 'models.example' })).toMatch(/^AI_BASE_URL .*: set it like https:/)
    expect(messageFor({ AI_API_KEY: 'pa55word' })).toMatch(/^AI_BASE_URL is missing: AI_API_KEY is the key/)
    expect(messageFor({ ...AI, AI_DAILY_TOKENS: 'many' })).toMatch(/^AI_DAILY_TOKENS must be a whole number from 0 to/)
  })
})
