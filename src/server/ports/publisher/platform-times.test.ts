import { describe, expect, test } from 'vitest'
import { TIMES } from './platform-calls.ts'
import { PUBLISH_SECONDS } from './publisher.ts'

describe('The time limits of platforms', () => {
  test('end an attempt before anybody else asks for it, at the platform with most calls', () => {
    const { call, upload, look, polling } = TIMES
    const renewal = call
    // Instagram: a container, questions about it until the last one is answered, its publication, and the look at the post.
    const instagram = upload + polling + look + call + look
    const refusedBefore = 5_000
    expect(refusedBefore + renewal + instagram).toBeLessThan(PUBLISH_SECONDS.live * 1_000)
  })
})
