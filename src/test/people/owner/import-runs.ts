import { expect } from 'vitest'
import { addOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { getImport, listImportRows, type DryRun, type ImportRow } from '#contract/owner/supplier-imports.ts'
import type { TestApp } from '#test/app/app.ts'
import type { Person } from '#test/people/people.ts'

const NONE = {
  category: 'Dairy',
  description: null,
  phone: null,
  website: null,
  address: null,
  suburb: null,
  state: null,
  postcode: null,
  abn: null,
  isVerified: false,
  evidence: null,
} as const

/** Returns what an owner does with files of suppliers, and with the listings that they name. */
export function importsBy(owner: Person, app: TestApp) {
  let added = 0
  const send = (payload: string, query: string) =>
    owner.ask({ method: 'POST', url: `/api/admin/suppliers/import${query}`, payload, headers: { 'content-type': 'text/csv' } })
  const dryRun = async (content: string, query = ''): Promise<DryRun> => (await send(content, `?dryRun=true${query}`)).json()
  return {
    send,
    dryRun,
    /** Imports a file, and holds that the dry run before said the same. */
    async run(content: string, query = ''): Promise<ImportRow[]> {
      const dry = await dryRun(content, query)
      const response = await send(content, `?answers=${dry.answers}${query}`)
      const { importId: id } = response.json() as { importId: string }
      await expect.poll(async () => (await owner.call(getImport, { id })).status).toBe('done')
      const { items } = await owner.call(listImportRows, { id, limit: 100 })
      expect(items).toEqual(dry.rows.map(({ line, businessName, outcome, note }) => ({ line, businessName, outcome, note })))
      return items
    },
    listing: (id: number) => app.context.db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Adds a listing by hand, and returns its id. */
    add: async (fields: Partial<Parameters<typeof owner.call<typeof addOwnerSupplier>>[1]> & { businessName: string }) =>
      (await owner.call(addOwnerSupplier, { ...NONE, email: `${++added}@known.example`, ...fields })).id,
  }
}
export type Imports = ReturnType<typeof importsBy>
