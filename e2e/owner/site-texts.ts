import type { Caller } from '#e2e/kit/site.ts'

/** The home page's headline as it is until the owner changes it. */
export const HEADLINE = 'Find your next supplier before the morning rush'

async function headersOf(caller: Caller) {
  const { ownerToken } = await (await caller.request.get('/api/me')).json()
  return { 'x-owner-authorization': String(ownerToken) }
}

/** Undoes what a test has changed of the site, which other tests use after it. */
export async function restoreSite(caller: Caller): Promise<void> {
  const headers = await headersOf(caller)
  for (const list of ['content', 'styles']) {
    const items: { id: number; value: string; original: string }[] = await (
      await caller.request.get(`/api/admin/${list}`, { headers })
    ).json()
    const updates = items.filter(({ value, original }) => value !== original).map(({ id }) => ({ id, value: null }))
    if (updates.length > 0) await caller.request.post(`/api/admin/${list}/bulk-update`, { headers, data: { updates } })
  }
}

/** Changes a text as in another tab. */
export async function changeText(caller: Caller, key: string, value: string): Promise<void> {
  const response = await caller.request.put(`/api/admin/content/${key}`, { headers: await headersOf(caller), data: { value } })
  if (!response.ok()) throw new Error(`${key} could not be changed: ${response.status()}`)
}

/** Returns the value of a text as it is saved. */
export async function savedText(caller: Caller, key: string): Promise<string | undefined> {
  const items: { key: string; value: string }[] = await (
    await caller.request.get('/api/admin/content', { headers: await headersOf(caller) })
  ).json()
  return items.find((item) => item.key === key)?.value
}
