import { describe, expect, test } from 'vitest'
import { messageFor } from '#test/programs/setting-error.ts'
import { readConfig } from './config.ts'

describe('The keys of social platforms', () => {
  test('are pairs, each of which stands alone', () => {
    expect(readConfig({}).social).toEqual({})
    const FACEBOOK = { FACEBOOK_CLIENT_ID: '1234567890', FACEBOOK_CLIENT_SECRET: 'pa55word' }
    const X = { X_CLIENT_ID: 'ABcd-1:ci', X_CLIENT_SECRET: 'pa55word', X_API_BASE: 'http://127.0.0.1:9000' }
    expect(readConfig({ ...FACEBOOK, ...X }).social).toEqual({
      facebook: { clientId: '1234567890', clientSecret: 'pa55word', base: null },
      twitter: { clientId: 'ABcd-1:ci', clientSecret: 'pa55word', base: 'http://127.0.0.1:9000' },
    })
  })

  test.each(['FACEBOOK', 'X', 'LINKEDIN', 'TIKTOK'])(
    '%s: one without the other stops the start with a line that shows no secret',
    (prefix) => {
      const [id, secret] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]
      expect(messageFor({ [secret]: 'pa55word' })).toMatch(
        new RegExp(`^${id} is missing: suppliers post to .* with all of ${id}, ${secret}, or none\\.$`),
      )
      expect(messageFor({ [id]: '1234567890' })).toMatch(new RegExp(`^${secret} is missing: suppliers post to`))
      expect(messageFor({ [id]: 'not an id', [secret]: 'pa55word' })).toMatch(new RegExp(`^${id} is not the id of`))
      expect(messageFor({ [id]: '1234567890', [secret]: 'pa55word', [`${prefix}_API_BASE`]: 'nowhere' })).toMatch(
        new RegExp(`^${prefix}_API_BASE .*https://`),
      )
    },
  )
})
