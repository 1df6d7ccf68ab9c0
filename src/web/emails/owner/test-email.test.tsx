import { describe, expect, test } from 'vitest'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'

describe('test-email.tsx', () => {
  test('a test email says that it arrived, and who asked for it', async () => {
    const { subject, text } = await renderEmail({ kind: 'test', facts: { username: 'ann' } }, ORIGIN)
    expect(subject).toBe('A test email from Backdock')
    expect(text).toContain('because ann asked for it')
  })
})
