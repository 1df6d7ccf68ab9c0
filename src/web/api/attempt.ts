import type { RequesterStorage } from '#web/storage/requester-storage.ts'

/** Where the key of an attempt outlasts a reload and is shared by tabs, until it has succeeded. `name` tells forms apart. */
export type Attempts = { storage: RequesterStorage | undefined; name: string }

/** Returns the idempotency key of the last attempt if it had the same content, else a new one. */
export function keyFor({ storage, name }: Attempts, content: string): string {
  const last = storage?.read(name)
  if (isAttempt(last) && last.content === content) return last.key
  const key = newKey()
  storage?.write(name, { content, key })
  return key
}

export const forgetAttempt = ({ storage, name }: Attempts) => storage?.remove(name)

const isAttempt = (value: unknown): value is { content: string; key: string } =>
  typeof value === 'object' && value !== null && 'content' in value && 'key' in value && typeof value.key === 'string'

/** `crypto.randomUUID` exists on https only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
