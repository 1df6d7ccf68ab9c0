import { expect, test, vi } from 'vitest'
import { createTestApp } from '#test/app/app.ts'
import { SEARCHED } from './warm-up.ts'

const built = () => SEARCHED.filter((index) => index.isBuilt())

test('a server that listens builds what suggestions are found in, before anybody asks', async () => {
  const app = await createTestApp()
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(built()).toEqual(SEARCHED), { timeout: 30_000 })
  await app.stop()
})
