import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { ownersAddress } from './receivers.ts'

describe('The address of emails for the owner', () => {
  const address = (settings: Record<string, string>) =>
    ownersAddress(readConfig({ MAIL_FROM: 'Backdock <no-reply@backdock.example>', ...settings }))

  test('it is that of the settings, else the demo owner’s with demo data, else the sender’s', () => {
    expect(address({ OWNER_EMAIL: 'desk@market.example', DEMO_DATA: 'true' })).toBe('desk@market.example')
    expect(address({ DEMO_DATA: 'true' })).toBe('owner@backdock.example')
    expect(address({ DEMO_DATA: 'false' })).toBe('no-reply@backdock.example')
  })
})
