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

type Style = { id: number; label: string; value: string; original: string }

const stylesOf = async (caller: Caller): Promise<Style[]> =>
  (await caller.request.get('/api/admin/styles', { headers: await headersOf(caller) })).json()

/** Returns a style by its label, as it is saved. */
export async function savedStyle(caller: Caller, label: string): Promise<Style> {
  const style = (await stylesOf(caller)).find((one) => one.label === label)
  if (!style) throw new Error(`There is no style ${label}`)
  return style
}

/** Changes a style as in another tab. */
export async function changeStyle(caller: Caller, label: string, value: string): Promise<void> {
  const { id } = await savedStyle(caller, label)
  const data = { updates: [{ id, value }] }
  const response = await caller.request.post('/api/admin/styles/bulk-update', { headers: await headersOf(caller), data })
  if (!response.ok()) throw new Error(`${label} could not be changed: ${response.status()}`)
}

type Sections = { id: string; isShown: boolean }[]

/** Returns the sections of the home page in their order. */
export async function savedOrder(caller: Caller): Promise<Sections> {
  const { sections } = await (await caller.request.get('/api/admin/home-sections', { headers: await headersOf(caller) })).json()
  return sections
}

/** Orders the home page as in another tab. */
export async function changeOrder(caller: Caller, sections: Sections): Promise<void> {
  const response = await caller.request.put('/api/admin/home-sections', { headers: await headersOf(caller), data: { sections } })
  if (!response.ok()) throw new Error(`The home page could not be ordered: ${response.status()}`)
}
