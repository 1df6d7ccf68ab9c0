import { useRequesterStorage, type RequesterStorage } from '#web/storage/requester-storage.ts'

/** Idempotency keys for the attempts at one write: the key stays the same until the write has succeeded or its content changes. */
export type Attempts = {
  keyFor: (content: string) => string
  forget: () => void
}

/** Returns attempts that survive a lost response, a reload and a change of tab; `name` distinguishes forms. */
export const useAttempts = (name: string): Attempts => attemptsIn(useRequesterStorage(), `${name}-attempt`)

export const attemptsIn = (storage: RequesterStorage | undefined, name: `${string}-attempt`): Attempts => ({
  keyFor(content) {
    const last = storage?.read(name)
    if (isAttempt(last) && last.content === content) return last.key
    const key = newKey()
    storage?.write(name, { content, key })
    return key
  },
  forget: () => storage?.remove(name),
})

const isAttempt = (value: unknown): value is { content: string; key: string } =>
  typeof value === 'object' && value !== null && 'content' in value && 'key' in value && typeof value.key === 'string'

/** `crypto.randomUUID` exists in secure contexts (https) only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
