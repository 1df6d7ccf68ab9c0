import { describe, expect, test } from 'vitest'
import { secondTries } from './second-tries.mjs'

describe('Journeys that passed on a second try', () => {
  test('each is named as a defect on a line of its own', () => {
    const spec = (title, ...statuses) => ({
      title,
      tests: statuses.map((status, at) => ({ projectName: ['desktop', 'phone'][at], status })),
    })
    const inner = { file: 'supplier/inbox.e2e.ts', specs: [spec('keys move', 'flaky', 'expected'), spec('a list', 'unexpected', 'flaky')] }
    expect(
      secondTries({
        suites: [
          { file: 'supplier/inbox.e2e.ts', suites: [inner] },
          { file: 'site/home.e2e.ts', specs: [spec('a', 'flaky')] },
        ],
      }),
    ).toEqual([
      'Defect: e2e/supplier/inbox.e2e.ts (desktop): "keys move" failed and passed on a second try.',
      'Defect: e2e/supplier/inbox.e2e.ts (phone): "a list" failed and passed on a second try.',
      'Defect: e2e/site/home.e2e.ts (desktop): "a" failed and passed on a second try.',
    ])
  })
})
